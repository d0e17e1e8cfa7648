import { isRecord } from '../../../shared/is-record.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import type { Logged } from './logged.ts'

type Entry = Record<string, unknown>

/** The field of which two say something else; null where there is none. */
function differenceOf(one: unknown, other: unknown): string | null {
  if (!isRecord(one) || !isRecord(other)) return null
  return firstSharedDifference(one, other)?.split('/')[1] ?? null
}

/** Where an entry says that a field became something else than the call has answered that made it. */
function isLoggedAsOther(entry: Entry, { answer }: Exchange): MismatchDetails | null {
  const name = differenceOf(entry.after, answer.body)
  if (name === null || !isRecord(entry.after) || !isRecord(answer.body)) return null
  const [expected, seen] = [answer.body[name], entry.after[name]].map((value) => JSON.stringify(value))
  return { kind: 'rule', path: `log/after/${name}`, expected: String(expected), seen: String(seen) }
}

const subjectOf = ({ subjectKind, subjectId }: Entry): string => `${subjectKind} ${subjectId}`

/** The texts of a record: its counts change with what members do. */
const textsOf = (record: unknown): Entry =>
  Object.fromEntries(
    Object.entries(isRecord(record) ? record : {}).filter(([, value]) => typeof value === 'string'),
  )

/** What follows from the time of day as well, such as whether an activity can still be signed up for. */
const movesByItself = 'state'

/** So soon after another entry nothing has moved by itself. */
const soon = 60 * 60 * 1000

/** What is known of a record by the entries before one, the latest first. */
function knownBefore(later: Entry, earlier: Entry[]): Entry {
  // A field that an entry in between has not touched is as the one before it left it.
  const known: Entry = Object.assign({}, ...earlier.toReversed().map(({ after }) => after ?? {}))
  const gap = Date.parse(String(later.time)) - Date.parse(String(earlier[0]?.time))
  if (gap > soon) delete known[movesByItself]
  return known
}

/** Where an entry calls what was changed by none of the texts that the record has: its title, its name or its number. */
function isCalledOtherwise(
  { action, subjectName, before, after }: Entry,
  { answer }: Exchange,
): MismatchDetails | null {
  if (!isRecord(answer.body)) return null
  const texts = [answer.body, before, after].flatMap((one) => Object.values(textsOf(one)))
  if (subjectName === undefined || texts.includes(subjectName)) return null
  const expected = 'what the record was called then'
  return { kind: 'rule', path: `log/${action}/subjectName`, expected, seen: String(subjectName) }
}

/** Where the fields of a record have what it is called. */
const names: Record<string, string> = {
  ...{ NEWS: 'title', FEE_NEWS: 'title', COURSE: 'title', ACTIVITY: 'title' },
  ...{ ROLE: 'name', NAVIGATION: 'dictName' },
}

/** Where an entry calls a record by a name that it had at another time. */
function isCalledAsNow(entries: Entry[]): MismatchDetails | null {
  for (const { subjectKind, subjectName, before, after } of entries) {
    const name = names[String(subjectKind)] ?? ''
    const then = [before, after].flatMap((one) => (isRecord(one) && name in one ? [one[name]] : []))
    if (then.length === 0 || typeof subjectName !== 'string' || then.includes(subjectName)) continue
    return { kind: 'rule', path: 'log/subjectName', expected: then.join(' or '), seen: subjectName }
  }
  return null
}

/** Where an entry says that a text was something else than it had become by the entries before. Only of what is the association's own: a member changes the rest meanwhile. */
function isOtherThanBecame(entries: Entry[]): MismatchDetails | null {
  const own = entries.filter(({ ownerId }) => ownerId === null)
  for (const later of own) {
    const earlier = own
      .filter((one) => subjectOf(one) === subjectOf(later) && Number(one.id) < Number(later.id))
      .toSorted((one, other) => Number(other.id) - Number(one.id))
    const known = knownBefore(later, earlier)
    const name = differenceOf(textsOf(later.before), known)
    if (name === null || !isRecord(later.before)) continue
    const [expected, seen] = [known[name], later.before[name]].map((value) => JSON.stringify(value))
    return { kind: 'rule', path: `log/before/${name}`, expected: String(expected), seen: String(seen) }
  }
  return null
}

/** Where the log says something else of the fields that a call has changed, or of what they were before. */
export function isLoggedWrongly(meant: Logged, call: Exchange, { answer }: Exchange): MismatchDetails | null {
  const { status, body } = answer
  if (status !== 200 || !Array.isArray(body)) return null
  const entries = body.filter(isRecord)
  const entry = entries.find(
    ({ action, subjectKind, subjectId }) =>
      action === meant.action && subjectKind === meant.subject && subjectId === meant.id,
  )
  const other = entry ? (isLoggedAsOther(entry, call) ?? isCalledOtherwise(entry, call)) : null
  return other ?? isOtherThanBecame(entries) ?? isCalledAsNow(entries)
}
