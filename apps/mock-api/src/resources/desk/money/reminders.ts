import type { DeskFeeReminderResult } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { type RemindedFee, reminderRefusal } from '../../../domain/desk/fee-reminder.ts'
import { feeReminder } from '../../../domain/notice/fee-notices.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { writeLog } from '../log/write-log.ts'

interface FeeToRemind extends RemindedFee {
  id: number
  feeNo: string
  feeYear: number
  amountFen: number
  dueDate: string
  ownerId: number
}

const findFee = (db: Database, id: number): FeeToRemind | undefined =>
  db.get<FeeToRemind>(
    `SELECT memberFee.*, remindedDate FROM memberFee LEFT JOIN feeReminder ON feeId = id WHERE id = ? AND isDeleted = 0`,
    [id],
  )

function remind(world: World, caller: StaffCaller, feeId: number): DeskFeeReminderResult {
  const { db, clock } = world
  const now = clock.now()
  const fee = findFee(db, feeId)
  const reason = reminderRefusal(fee, now)
  if (!fee || reason !== null) return { feeId, isDone: false, reason }
  db.run('INSERT OR REPLACE INTO feeReminder (feeId, remindedDate) VALUES (?, ?)', [feeId, now.toISOString()])
  notify(world, fee.ownerId, feeReminder(fee), now)
  writeLog(world, caller, { action: 'REMIND', subjectKind: 'FEE', subjectId: feeId, subjectName: fee.feeNo })
  return { feeId, isDone: true, reason: null }
}

/** Reminds of each fee that is owed; what cannot be reminded of does not keep the others from it. */
export function remindOfFees(
  world: World,
  caller: StaffCaller,
  feeIds: readonly number[],
): DeskFeeReminderResult[] {
  settleDue(world)
  return world.db.transaction(() => feeIds.map((id) => remind(world, caller, id)))
}
