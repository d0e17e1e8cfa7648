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
  /** Whether what to mend, field by field, is told after that. */
  isReasoned?: boolean
}

/** Where the latest entries of the log are read, below the API's base: others of the staff may be at work meanwhile. */
export const logPath = '/api/admin/log?size=20'

/** The values of a call by their names: those of its path, then those of its body. */
function valuesOf(exchange: Exchange): Record<string, unknown> {
  const body = parseJson(exchange.requestBody ?? '')
  return { ...(isRecord(body) ? body : {}), ...pathValuesOf(exchange) }
}

/** The last of several records that an answer says was done; null where none was. */
function lastDone({ body }: Exchange['answer'], name: string): { id: unknown } | null {
  const results = Array.isArray(body) ? body.filter(isRecord) : []
  const done = results.findLast(({ isDone }) => isDone === true)
  return done ? { id: done[name] } : null
}

/** What a call that was granted leaves in the log; null where it leaves nothing. */
export function loggedBy(exchange: Exchange): Logged | null {
  const { operation, answer } = exchange
  if (!operation?.logs || answer.status < 200 || answer.status > 299) return null
  const { action, subject, each } = operation.logs
  const last = each === undefined ? {} : lastDone(answer, each)
  if (last === null) return null
  const values: Record<string, unknown> = { ...valuesOf(exchange), ...last }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  const { id = isRecord(answer.body) ? answer.body.id : undefined } = values
  const { opinion = values.reason, reasons } = values
  return {
    ...{ action: fill(action), subject: fill(subject), id: id === undefined ? undefined : Number(id) },
    ...(typeof opinion === 'string' && { opinion: opinion.trim() }),
    ...(Array.isArray(reasons) && reasons.length > 0 && { isReasoned: true }),
  }
}

/** The latest entry of each of the staff, the latest first. */
function latestOfEach(entries: Record<string, unknown>[]): Record<string, unknown>[] {
  const staff = new Set<unknown>()
  return entries.filter(({ staffId }) => staff.size < staff.add(staffId).size)
}

/** What changes fields of a record that is there before and after. */
const changing = ['UPDATE', 'PUBLISH', 'WITHDRAW', 'ORDER', 'APPROVE', 'RETURN', 'REJECT']

/** What an entry lacks of what it changed, or has too much: of what is new there is no before, of what is gone no after. */
function lacking({ action, before, after }: Record<string, unknown>): MismatchDetails | null {
  const name = String(action)
  const isThere = [name !== 'CREATE', name !== 'DELETE']
  const isSeen = [isRecord(before), isRecord(after)]
  const isWrong = ['CREATE', 'DELETE', ...changing].includes(name) && isSeen.join() !== isThere.join()
  const told = (is: boolean[]) => `${is[0] ? 'fields' : null} before, ${is[1] ? 'fields' : null} after`
  return isWrong ? { kind: 'rule', path: `log/${name}`, expected: told(isThere), seen: told(isSeen) } : null
}

/** What decides: it changes the state, or where the record stands. */
const deciding = ['APPROVE', 'RETURN', 'REJECT']

/** Where an entry of a decision has nothing that was decided. */
function emptyOf({ action, after }: Record<string, unknown>): MismatchDetails | null {
  const isEmpty = deciding.includes(String(action)) && isRecord(after) && Object.keys(after).length === 0
  return isEmpty
    ? { kind: 'rule', path: `log/${action}`, expected: 'what was decided after it', seen: 'nothing' }
    : null
}

/** What is a member's, with an account. All else is the association's own or was handed in by a visitor. */
const ofMembers = 'APPLICATION SITE SITE_ITEM ORDER_REFUND BANK_TRANSFER INVOICE MEMBER FEE'.split(' ')

/** Where an entry names no owner of what a member has, or one of what is no member's. */
function ownedOtherwise({ subjectKind, ownerId }: Record<string, unknown>): MismatchDetails | null {
  const isOwned = ofMembers.includes(String(subjectKind))
  const expected = isOwned ? 'the member whose it is' : 'null of what is no member’s'
  return (typeof ownerId === 'number') === isOwned
    ? null
    : { kind: 'rule', path: 'log/ownerId', expected: `${expected}: ${subjectKind}`, seen: String(ownerId) }
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
  const isWritten = (entry: Record<string, unknown>) => {
    const written = String(entry.opinion ?? '').trim()
    return meant.isReasoned ? written.startsWith(meant.opinion ?? '') : written === meant.opinion
  }
  if (found.length > 0 && meant.opinion !== undefined && !found.some(isWritten)) {
    const expected = `'${meant.opinion}' as the opinion in the log`
    return { kind: 'rule', path: 'log/opinion', expected, seen: String(found[0]?.opinion) }
  }
  const [entry] = found
  if (entry) return lacking(entry) ?? emptyOf(entry) ?? ownedOtherwise(entry)
  const expected = `${meant.action} ${meant.subject} of the record as the latest entry of the log`
  const { action, subjectKind, subjectId } = latest[0] ?? {}
  return { kind: 'rule', path: 'log', expected, seen: [action, subjectKind, subjectId].join(' ') }
}

/** What entries are about, each once. */
const subjectsOf = (log: Record<string, unknown>[]): string[] => [
  ...new Set(log.map(({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`)),
]

/** Where a record that a call has answered with its own log leaves out what the desk's log has of the call. */
export function isMissedByRecord(
  meant: Logged,
  call: Exchange,
  { answer }: Exchange,
): MismatchDetails | null {
  const record = call.answer.body
  if (!isRecord(record) || !Array.isArray(record.log) || answer.status !== 200) return null
  const log = record.log.filter(isRecord)
  const { action, subjectKind } = log[0] ?? {}
  const subjects = subjectsOf(log)
  const others = { kind: 'rule' as const, path: '/log', expected: 'entries of this record alone' }
  if (subjects.length > 1) return { ...others, seen: subjects.slice(0, 5).join() }
  if (action === meant.action && subjectKind === meant.subject) return null
  const expected = `${meant.action} ${meant.subject} as the latest entry of its own log`
  return { kind: 'rule', path: '/log', expected, seen: [action, subjectKind].join(' ') }
}
