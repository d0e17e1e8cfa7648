import type { World } from '../../world.ts'

/**
 * Binds phones to most units and mail addresses to every other account, as if each had proven to hold them: some have
 * still to bind theirs. Persons log in by phone, so theirs is bound already. After the members' profiles.
 */
export function seedBoundContacts({ db }: World): void {
  db.run(
    `UPDATE account SET phone = (SELECT phone FROM member WHERE member.id = memberId)
     WHERE phone IS NULL AND memberId % 4 <> 0`,
  )
  db.run(
    `UPDATE account SET mail = (
       SELECT lower(coalesce(c.email, p.email)) FROM member
       LEFT JOIN companyProfile c ON c.memberId = member.id LEFT JOIN personProfile p ON p.memberId = member.id
       WHERE member.id = account.memberId)
     WHERE memberId % 2 = 0`,
  )
}
