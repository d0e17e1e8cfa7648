import { prcYear } from '../domain/prc-time.ts'
import type { World } from '../world.ts'
import { feesOf, insertFee } from './member-fees.ts'
import { insertMember, type MemberSeed } from './members.ts'

const firstId = 100_001
const firstFeeId = 500_001

/** A personal member who joined last year and owes this one. */
function memberOf(index: number, year: number): MemberSeed {
  const phone = `19${String(900_000_000 + index)}`
  return {
    id: firstId + index,
    key: `scale-${index + 1}`,
    ownerType: 'PERSON',
    name: `会员${index + 1}`,
    phone,
    uscc: null,
    username: phone,
    memberLevel: '会员',
    joinYear: year - 1,
    validTo: `${year}-12-31`,
    unpaidYears: 1,
    firstFeeYear: year,
  }
}

/** Adds `count` members with one fee each; they share the personas' password. */
export function scaleMembers({ db, clock }: World, count: number): void {
  const now = clock.now()
  const year = prcYear(now)
  const persona = db.get<{ passwordHash: string }>('SELECT passwordHash FROM account ORDER BY id LIMIT 1')
  for (let index = 0; index < count; index += 1) {
    const member = memberOf(index, year)
    insertMember(db, member, persona?.passwordHash ?? '', now.toISOString())
    for (const fee of feesOf(member, year, now))
      insertFee(db, { ...fee, id: firstFeeId + index, orderNum: firstFeeId + index })
  }
}
