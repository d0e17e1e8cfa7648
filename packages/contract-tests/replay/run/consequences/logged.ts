import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import { type Exchange, pathValuesOf } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

/** What the log of the desk has to say after a call. */
export interface Logged {
  action: string
  subject: string
  /** The id of what was changed; undefined where the call does not name it. */
  id: number | undefined
  /** What was written to whoever it concerns; undefined where nothing was. */
  opinion?: string | undefined
}

/** Where the latest entries of the log are read, below the API's base: others of the staff may be at work meanwhile. */
export const logPath = '/api/admin/log?size=20'

/** The values of a call by their names: those of its path, then those of its body. */
function valuesOf(exchange: Exchange): Record<string, unknown> {
  const body = parseJson(exchange.requestBody ?? '')
  return { ...(isRecord(body) ? body : {}), ...pathValuesOf(exchange) }
}

/** What a call that was granted leaves in the log; null where it leaves nothing. */
export function loggedBy(exchange: Exchange): Logged | null {
  const { operation, answer } = exchange
  if (!operation?.logs || answer.status < 200 || answer.status > 299) return null
  const values = valuesOf(exchange)
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  const { id = isRecord(answer.body) ? answer.body.id : undefined } = values
  const { action, subject } = operation.logs
  const { opinion } = values
  return {
    ...{ action: fill(action), subject: fill(subject), id: id === undefined ? undefined : Number(id) },
    ...(typeof opinion === 'string' && { opinion: opinion.trim() }),
  }
}

/** The latest entry of each of the staff, the latest first. */
function latestOfEach(entries: Record<string, unknown>[]): Record<string, unknown>[] {
  const staff = new Set<unknown>()
  return entries.filter(({ staffId }) => staff.size < staff.add(staffId).size)
}

/** What an entry lacks of what it changed, or has too much: of what is new there is no before, of what is gone no after. */
function lacking({ action, before, after }: Record<string, unknown>): MismatchDetails | null {
  const [was, is] = [isRecord(before), isRecord(after)]
  const isWrong = (action === 'CREATE' && (was || !is)) || (action === 'DELETE' && (!was || is))
  const expected =
    action === 'CREATE' ? 'null before, and its fields after' : 'its fields before, and null after'
  const seen = `${was ? 'fields' : before} before, ${is ? 'fields' : after} after`
  return isWrong ? { kind: 'rule', path: `log/${action}`, expected, seen } : null
}

/** Where the latest entry of whoever made the call is about something else. Nothing where the caller may not read the log. */
export function isLoggedOtherwise(meant: Logged, { answer }: Exchange): MismatchDetails | null {
  const { status, body } = answer
  if (status !== 200 || !Array.isArray(body)) return null
  const latest = latestOfEach(body.filter(isRecord))
  const isMeant = ({ action, subjectKind, subjectId }: Record<string, unknown>) =>
    action === meant.action &&
    subjectKind === meant.subject &&
    (meant.id === undefined || subjectId === meant.id)
  const found = latest.filter(isMeant)
  const isWritten = ({ opinion }: Record<string, unknown>) => String(opinion ?? '').trim() === meant.opinion
  if (found.length > 0 && meant.opinion !== undefined && !found.some(isWritten)) {
    const expected = `'${meant.opinion}' as the opinion in the log`
    return { kind: 'rule', path: 'log/opinion', expected, seen: String(found[0]?.opinion) }
  }
  const [entry] = found
  if (entry) return lacking(entry)
  const expected = `${meant.action} ${meant.subject} of the record as the latest entry of the log`
  const { action, subjectKind, subjectId } = latest[0] ?? {}
  return { kind: 'rule', path: 'log', expected, seen: [action, subjectKind, subjectId].join(' ') }
}
