import type { DeskLogEntry } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { ownerOf } from './owner-of.ts'

type Fields = Readonly<Record<string, unknown>>

/** What was done, to be logged in the transaction that does it. */
export interface Done extends Pick<DeskLogEntry, 'action' | 'subjectKind' | 'subjectId' | 'subjectName'> {
  opinion?: string | null
  /** The whole record or some fields of it; only what differs is kept. */
  before?: Fields | null
  after?: Fields | null
  /** When it was done; now where it is left out. */
  at?: Date
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields of `one` whose values differ in `other`, as JSON. */
function changed(one: Fields | null, other: Fields | null): string | null {
  if (one === null) return null
  const fields = Object.entries(one).filter(([name, value]) => !isSame(value, other?.[name]))
  return JSON.stringify(Object.fromEntries(fields))
}

/** Writes a record of what somebody did at the desk. */
export function writeLog({ db, clock }: World, { staffId, name }: StaffCaller, done: Done): void {
  const { action, subjectKind, subjectId, subjectName, opinion = null, before = null, after = null } = done
  const at = done.at ?? clock.now()
  insert(db, 'deskLog', {
    time: at.toISOString(),
    staffId,
    staffName: name,
    action,
    subjectKind,
    subjectId,
    subjectName,
    ownerId: ownerOf(db, subjectKind, subjectId),
    opinion,
    before: changed(before, after),
    after: changed(after, before),
  })
}

/** Writes that somebody made, changed or removed a record that has a title. @param shown what the log shows of it */
export function logRecord<One extends { id: number; title: string }>(
  world: World,
  caller: StaffCaller,
  done: Pick<Done, 'action' | 'subjectKind'>,
  { before, after }: { before: One | null; after: One | null },
  shown: (record: One) => Fields,
): void {
  const { id = 0, title = '' } = after ?? before ?? {}
  const change = { before: before && shown(before), after: after && shown(after) }
  writeLog(world, caller, { ...done, subjectId: id, subjectName: title, ...change })
}
