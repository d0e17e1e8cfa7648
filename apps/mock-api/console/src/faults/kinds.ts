import type { Fault } from '../data/controls.ts'

export type FaultKind = Fault['kind']

/** The additional parameter that a kind of fault requires. */
export type Parameter = 'latency' | 'status' | 'header' | 'milliseconds' | 'delaySeconds'

interface Kind {
  kind: FaultKind
  name: string
  /** What happens to the call or payment; continues the sentence `A call …`. */
  description: string
  target: 'call' | 'payment'
  parameter?: Parameter
}

/** Every kind of fault in the control document, those of calls first. */
export const kinds: readonly Kind[] = [
  {
    kind: 'STATUS',
    name: 'Error status',
    description: 'is refused with a status',
    target: 'call',
    parameter: 'status',
  },
  {
    kind: 'LATENCY',
    name: 'Late answer',
    description: 'is answered late',
    target: 'call',
    parameter: 'latency',
  },
  {
    kind: 'SLOW_BODY',
    name: 'Slow body',
    description: 'is answered bit by bit',
    target: 'call',
    parameter: 'milliseconds',
  },
  { kind: 'DROP', name: 'Cut connection', description: 'gets no answer at all', target: 'call' },
  { kind: 'TRUNCATED_JSON', name: 'Truncated JSON', description: 'gets half of its answer', target: 'call' },
  { kind: 'MALFORMED_JSON', name: 'Malformed JSON', description: 'gets what is no JSON', target: 'call' },
  {
    kind: 'MISSING_HEADER',
    name: 'Missing header',
    description: 'misses a header',
    target: 'call',
    parameter: 'header',
  },
  {
    kind: 'LATE',
    name: 'Late notification',
    description: 'is heard of late',
    target: 'payment',
    parameter: 'delaySeconds',
  },
  { kind: 'TWICE', name: 'Notified twice', description: 'is heard of twice', target: 'payment' },
  {
    kind: 'WRONG_AMOUNT',
    name: 'Wrong amount',
    description: 'is of another amount than the order',
    target: 'payment',
  },
  { kind: 'NEVER', name: 'Never notified', description: 'is never heard of', target: 'payment' },
  {
    kind: 'CLOSED_MEANWHILE',
    name: 'Closed meanwhile',
    description: 'finds its order closed',
    target: 'payment',
  },
]

export const kindOf = (kind: string): Kind | undefined => kinds.find((one) => one.kind === kind)

/** The state of the fault form; numbers are kept as they were typed. */
export interface Draft {
  kind: FaultKind
  /** An operation's id, or `*` for all of them. */
  operation: string
  /** How often it happens; an empty string means until it is removed. */
  count: string
  min: string
  max: string
  shape: 'EVEN' | 'LONG_TAIL'
  status: string
  header: string
  milliseconds: string
  delaySeconds: string
}

export const emptyDraft: Draft = {
  kind: 'STATUS',
  operation: '*',
  count: '1',
  min: '200',
  max: '3000',
  shape: 'LONG_TAIL',
  status: '500',
  header: 'X-Total-Count',
  milliseconds: '8000',
  delaySeconds: '600',
}

/** The parameters that the kind of the draft requires, and no others. */
function parametersOf(draft: Draft): Partial<Fault> {
  const { min, max, shape } = draft
  switch (kindOf(draft.kind)?.parameter) {
    case 'latency':
      return { latency: { min: Number(min), max: Number(max), shape } }
    case 'status':
      return { status: Number(draft.status) }
    case 'header':
      return { header: draft.header.trim() }
    case 'milliseconds':
      return { milliseconds: Number(draft.milliseconds) }
    case 'delaySeconds':
      return { delaySeconds: Number(draft.delaySeconds) }
    default:
      return {}
  }
}

/** The request body for a draft; a fault of a payment names no operation. */
export function faultOf(draft: Draft): Fault {
  const { kind, operation, count } = draft
  return {
    kind,
    ...(kindOf(kind)?.target === 'call' && { operation }),
    ...(count.trim() !== '' && { count: Number(count) }),
    ...parametersOf(draft),
  }
}

/** A fault with its parameters, as the mock returns it. */
export interface FaultFields {
  kind: string
  operation?: string
  latency?: { min?: unknown; max?: unknown; shape?: unknown }
  status?: number
  header?: string
  milliseconds?: number
  delaySeconds?: number
}

function detailOf({ latency, status, header, milliseconds, delaySeconds }: FaultFields): string {
  if (latency) {
    const { min, max, shape } = latency
    return `${min === max ? min : `${min}–${max}`} ms${shape === 'LONG_TAIL' ? ', long tail' : ''}`
  }
  if (status) return String(status)
  if (header) return header
  if (milliseconds) return `over ${milliseconds} ms`
  return delaySeconds ? `after ${delaySeconds} s of the world’s clock` : ''
}

/** A fault in words, such as `Error status 503`. */
export function describe(fault: FaultFields): string {
  const name = kindOf(fault.kind)?.name ?? fault.kind
  const detail = detailOf(fault)
  return detail ? `${name} ${detail}` : name
}
