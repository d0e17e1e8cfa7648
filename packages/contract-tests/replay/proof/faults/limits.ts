import { isRecord } from '../../../shared/is-record.ts'
import type { Fault } from '../fault.ts'
import { breaks } from './breaks.ts'
import { inBody } from './states.ts'

type Body = Record<string, unknown>

/** A value with its first number raised; a text or nothing stays as it is. */
function raised(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [name, one] of inside) {
    const wrong = raised(one)
    if (wrong === one) continue
    return Array.isArray(value) ? value.with(Number(name), wrong) : { ...(value as Body), [name]: wrong }
  }
  return value
}

/** Whether the document names a figure for a record. */
const isNamed = (record: Body, of: unknown): boolean =>
  Object.entries(of as Record<string, Body>).every(([name, values]) => String(record[name]) in values)

const terms = ({ refundTerms }: Body): Body | null => (refundTerms ?? null) as Body | null

/** A reason against a refund that a backend does not know. */
const forgets = (refusal: string, name: string): Fault =>
  inBody(name, ['getMemberOrder'], (body) =>
    terms(body)?.refusal === refusal ? { ...body, refundTerms: { ...terms(body), refusal: null } } : body,
  )

/** Faults in the figures and the terms that the association has set. */
export const limitFaults: Fault[] = [
  breaks('a figure is not the published one', 'by', ({ value, record, of }) =>
    isNamed(record, of) ? raised(value) : value,
  ),
  forgets('REFUNDED_BEFORE', 'a fee is paid back by rule as often as it is asked'),
  forgets('INVOICE_USED', 'what was booked is paid back by rule'),
  inBody('a fee that was paid back is asked for when its year is over', ['getMemberFee'], (body) =>
    body.status === 'REFUNDED' ? { ...body, isPayable: true } : body,
  ),
  inBody('a transfer that nobody confirms is never asked for again', ['getMemberOrder'], (body) => {
    const transfer = body.transfer as Body | null
    return transfer?.status === 'ASKED_AGAIN'
      ? { ...body, transfer: { ...transfer, status: 'CONFIRMING' } }
      : body
  }),
  inBody('a lesson is complete at nine tenths', ['reportWatched'], (body) => {
    const lesson = body.lesson as Body
    const isEarly = Number(lesson.progress) > 0.9 && lesson.completeTime === null
    const completeTime = new Date().toISOString()
    return isEarly ? { ...body, lesson: { ...lesson, completeTime, reachable: null } } : body
  }),
]
