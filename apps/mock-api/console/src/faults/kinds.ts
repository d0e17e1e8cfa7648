import type { Fault } from '../data/controls.ts'

export type FaultKind = Fault['kind']

/** What a fault of a kind has to be told besides. */
export type Parameter = 'latency' | 'status' | 'header' | 'milliseconds' | 'delaySeconds'

interface Kind {
  kind: FaultKind
  name: string
  /** What happens, as the website sees it. */
  says: string
  hits: 'call' | 'payment'
  needs?: Parameter
}

/** Every fault of the control document, those of calls first. */
export const kinds: readonly Kind[] = [
  { kind: 'STATUS', name: 'Error status', says: 'is refused with a status', hits: 'call', needs: 'status' },
  { kind: 'LATENCY', name: 'Late answer', says: 'is answered late', hits: 'call', needs: 'latency' },
  {
    kind: 'SLOW_BODY',
    name: 'Slow body',
    says: 'is answered bit by bit',
    hits: 'call',
    needs: 'milliseconds',
  },
  { kind: 'DROP', name: 'Cut connection', says: 'gets no answer at all', hits: 'call' },
  { kind: 'TRUNCATED_JSON', name: 'Truncated JSON', says: 'gets half of its answer', hits: 'call' },
  { kind: 'MALFORMED_JSON', name: 'Malformed JSON', says: 'gets what is no JSON', hits: 'call' },
  { kind: 'MISSING_HEADER', name: 'Missing header', says: 'misses a header', hits: 'call', needs: 'header' },
  {
    kind: 'LATE',
    name: 'Late notification',
    says: 'is heard of late',
    hits: 'payment',
    needs: 'delaySeconds',
  },
  { kind: 'TWICE', name: 'Notified twice', says: 'is heard of twice', hits: 'payment' },
  {
    kind: 'WRONG_AMOUNT',
    name: 'Wrong amount',
    says: 'is of another amount than the order',
    hits: 'payment',
  },
  { kind: 'NEVER', name: 'Never notified', says: 'is never heard of', hits: 'payment' },
  {
    kind: 'CLOSED_MEANWHILE',
    name: 'Closed meanwhile',
    says: 'comes after its order was closed',
    hits: 'payment',
  },
]

export const kindOf = (kind: string): Kind | undefined => kinds.find((one) => one.kind === kind)

/** The form of a fault: what is typed, a text each. */
export interface Draft {
  kind: FaultKind
  /** An operation's id, or `*` for all of them. */
  operation: string
  /** Empty: until it is removed. */
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

/** The parameters that the kind of a draft takes, and no others. */
function parametersOf(draft: Draft): Partial<Fault> {
  const { min, max, shape } = draft
  switch (kindOf(draft.kind)?.needs) {
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

/** What the mock is told; a fault of a payment names no operation. */
export function faultOf(draft: Draft): Fault {
  const { kind, operation, count } = draft
  return {
    kind,
    ...(kindOf(kind)?.hits === 'call' && { operation }),
    ...(count.trim() !== '' && { count: Number(count) }),
    ...parametersOf(draft),
  }
}

/** A fault with what it was told, as the mock hands it back. */
export interface Told {
  kind: string
  operation?: string
  latency?: { min?: unknown; max?: unknown; shape?: unknown }
  status?: number
  header?: string
  milliseconds?: number
  delaySeconds?: number
}

function detailOf({ latency, status, header, milliseconds, delaySeconds }: Told): string {
  if (latency) {
    const { min, max, shape } = latency
    return `${min === max ? min : `${min}–${max}`} ms${shape === 'LONG_TAIL' ? ', long tail' : ''}`
  }
  if (status) return String(status)
  if (header) return header
  if (milliseconds) return `over ${milliseconds} ms`
  return delaySeconds ? `after ${delaySeconds} s of the world’s clock` : ''
}

/** `Error status 503`: the fault in words. */
export function describe(fault: Told): string {
  const name = kindOf(fault.kind)?.name ?? fault.kind
  const detail = detailOf(fault)
  return detail ? `${name} ${detail}` : name
}
