import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import { type Exchange, pathValuesOf } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

/** What the log of the desk has to say first after a call. */
export interface Logged {
  action: string
  subject: string
  /** The id of what was changed; undefined where the call does not name it. */
  id: number | undefined
}

/** Where the latest entry of the log is read, below the API's base. */
export const logPath = '/api/admin/log?size=1'

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
  return { action: fill(action), subject: fill(subject), id: id === undefined ? undefined : Number(id) }
}

/** Where the latest entry is about something else. Nothing where the caller may not read the log. */
export function isLoggedOtherwise(meant: Logged, { answer }: Exchange): MismatchDetails | null {
  const { status, body } = answer
  if (status !== 200 || !Array.isArray(body)) return null
  const { action, subjectKind, subjectId } = (isRecord(body[0]) ? body[0] : {}) as Record<string, unknown>
  const isMeant = action === meant.action && subjectKind === meant.subject
  if (isMeant && (meant.id === undefined || subjectId === meant.id)) return null
  const sentence = (...words: unknown[]) => words.join(' ')
  const expected = `${meant.action} ${meant.subject} of the record as the latest entry of the log`
  return { kind: 'rule', path: 'log', expected, seen: sentence(action, subjectKind, subjectId) }
}
