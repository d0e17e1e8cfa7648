import type { DataConfirmation } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import { dataConfirmation } from '../../../domain/member/data-confirmation.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'

const given = `SELECT joinDate, confirmedDate FROM member LEFT JOIN dataConfirmation ON memberId = member.id
  WHERE member.id = ? AND ownerType = 'UNIT' AND joinDate IS NOT NULL`

/** Until when a unit's word holds that its data is right; null of persons and of who is no member. */
export function confirmationOf({ db, clock }: World, { memberId }: Caller): DataConfirmation | null {
  const row = db.get<{ joinDate: string; confirmedDate: string | null }>(given, [memberId])
  return row ? dataConfirmation(row.confirmedDate, row.joinDate, prcDate(clock.now())) : null
}

/** Keeps that a unit has said so now. */
export function confirmData({ db, clock }: World, { memberId }: Pick<Caller, 'memberId'>): void {
  db.run(
    `INSERT INTO dataConfirmation (memberId, confirmedDate) VALUES (:memberId, :now)
     ON CONFLICT (memberId) DO UPDATE SET confirmedDate = :now`,
    { memberId, now: clock.now().toISOString() },
  )
}
