import { isRecord } from '../../../../shared/is-record.ts'
import { type Exchange, pathValuesOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** Where it is read who of the staff was first, or who has what was asked for. */
export interface First {
  code: string
  /** Below the API's base. */
  path: string
  operation: 'listDeskLog' | 'listDeskApplications'
}

type Row = Record<string, unknown>

/** What applications are called in the log: who takes one on writes no entry, so that nothing beside the operation names them. */
const application = 'APPLICATION'

/** Where it is read what a refusal says of another of the staff; null where it says nothing of one. */
export function firstAt(exchange: Exchange): First | null {
  const { operation, answer } = exchange
  const code = answer.status === 409 && isRecord(answer.body) ? answer.body.message : undefined
  const { id, kind } = pathValuesOf(exchange)
  if (!operation || id === undefined) return null
  if (code === 'error.claimed')
    return { code, path: `/api/admin/applications?id.equals=${id}`, operation: 'listDeskApplications' }
  if (code !== 'error.decidedBefore') return null
  const subject = operation.logs?.subject.replace('{kind}', kind ?? '') ?? application
  const path = `/api/admin/log?subjectKind.equals=${subject}&subjectId.equals=${id}&size=1`
  return { code, path, operation: 'listDeskLog' }
}

/** Who was first, and when, as a row says it; null where it says nothing of that. */
function saidBy({ code }: First, row: Row): { staffName: unknown; time: unknown } | null {
  if (code === 'error.decidedBefore') return { staffName: row.staffName, time: row.time }
  return isRecord(row.claim) ? { staffName: row.claim.staffName, time: row.claim.expiresAt } : null
}

/** A backend may write its log a moment after it has decided. */
const margin = 5000

/** Where a refusal names somebody else than was first, or another time. Nothing where the caller may not read that. */
export function isSaidOtherwise(
  first: First,
  { answer: refusal }: Exchange,
  { answer: { status, body } }: Exchange,
): MismatchDetails | null {
  const { params } = isRecord(refusal.body) ? refusal.body : {}
  const [row] = Array.isArray(body) ? body.filter(isRecord) : []
  const said = row ? saidBy(first, row) : null
  if (status !== 200 || !said || !isRecord(params)) return null
  const isThen = Math.abs(Date.parse(String(said.time)) - Date.parse(String(params.time))) <= margin
  if (params.staffName === said.staffName && isThen) return null
  const expected = `${said.staffName} at ${said.time}, as ${first.operation} says`
  return { kind: 'rule', path: '/params', expected, seen: `${params.staffName} at ${params.time}` }
}
