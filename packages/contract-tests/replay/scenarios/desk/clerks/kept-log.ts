import type { DeskLogEntry, PortalClient } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { Context } from '../../../run/context.ts'

/** A record with the log of its own. */
interface Logged {
  log: DeskLogEntry[]
}

/** More entries than a run makes of one record, and no more than a log of its own shows. */
const latest = 20

const told = ({ id, action, time, staffId }: DeskLogEntry): string =>
  `${action} ${id} at ${time} of ${staffId}`

/** The first of some entries that a log does not have, or not as it was. */
const missingIn = (log: DeskLogEntry[], seen: DeskLogEntry[]): string | undefined => {
  const there = new Set(log.map(told))
  return seen
    .slice(0, latest)
    .map(told)
    .find((one) => !there.has(one))
}

/**
 * What was done stays in the log, whatever is taken back: in that of the record, and in that of the desk, where the staff may read it.
 * @param before the record as it was decided
 * @param after the record since the decision was taken back
 */
export async function checkLogKept(
  context: Context,
  staff: PortalClient,
  before: Logged,
  after: Logged,
  operation: OperationId,
): Promise<void> {
  const [decision] = before.log
  if (!decision) return context.untried('what was taken back stays in the log', 'nothing was logged')
  const lost = missingIn(after.log, before.log)
  const own = 'what was taken back stays in the log of its record'
  context.expect(lost === undefined, own, lost, operation)
  const rule = 'what was taken back stays in the log of the desk'
  if (context.leftOut.has('listDeskLog')) return context.untried(rule, 'the run does not read it')
  const query = {
    'subjectKind.equals': decision.subjectKind,
    'subjectId.equals': decision.subjectId,
    size: 200,
  }
  const { data: log } = await staff.GET('/api/admin/log', { params: { query } })
  if (!log) return context.untried(rule, 'the staff may not read the log')
  const gone = missingIn(log, before.log)
  context.expect(gone === undefined, rule, gone, 'listDeskLog')
}

/** What was done to a record stays in the log of the desk, also once the record is gone. @param meant the actions, latest first */
export async function checkLogOfGone(
  context: Context,
  staff: PortalClient,
  [kind, id]: [DeskLogEntry['subjectKind'], number],
  meant: DeskLogEntry['action'][],
): Promise<void> {
  const rule = `what was done to a ${kind} stays in the log once it is gone`
  if (context.leftOut.has('listDeskLog')) return context.untried(rule, 'the run does not read it')
  const query = { 'subjectKind.equals': kind, 'subjectId.equals': id, size: 200 }
  const { data: log } = await staff.GET('/api/admin/log', { params: { query } })
  if (!log) return context.untried(rule, 'the staff may not read the log')
  const seen = log.map(({ action }) => action).join()
  context.expect(seen === meant.join(), rule, seen, 'listDeskLog')
}
