import { inReports, type Report } from '../../../../lib/browser/storage/unsent-reports.ts'
import type { QueueKeeper } from '../report/reporter.ts'
import type { Left } from '../report/send-left.ts'

/** As it lies on the device: whose it is, and since when. */
type Stored = Left & Report

/** After that no session is open any more. */
const daysKept = 30

/** Forgets what a session has left. */
export const dropLeft = (sessionId: string): void =>
  void inReports('readwrite', (reports) => reports.delete(sessionId))

/** What the sessions of an account left on this device, the oldest first. */
export async function readLeft(account: string): Promise<Left[]> {
  const all = (await inReports<Stored[]>('readonly', (reports) => reports.getAll())) ?? []
  const isOld = ({ savedAt }: Stored) => Date.now() - savedAt > daysKept * 86_400_000
  for (const { sessionId } of all.filter(isOld)) dropLeft(sessionId)
  return all
    .filter((stored) => stored.account === account && !isOld(stored))
    .sort((one, other) => one.savedAt - other.savedAt)
}

/** Keeps what a session of an account has shown. */
export const keeperOf = (account: string): QueueKeeper => ({
  keep: (queue, known, told) =>
    void inReports('readwrite', (reports) =>
      reports.put({ ...queue, known, account, savedAt: Date.now() } satisfies Stored),
    ).then((key) => told(key !== undefined)),
  drop: dropLeft,
})
