import { idCheckCharacter } from '../../domain/member/id-numbers.ts'
import { prcDate, prcYear } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { feesOf, insertFee } from './member-fees.ts'
import { insertMember, type MemberSeed } from './members.ts'

/** The id of the first of the members beyond the usual ones. */
export const firstScaleId = 100_001
const firstFeeId = 500_001

/** A personal member who joined last year and owes this one. */
function memberOf(index: number, year: number): MemberSeed {
  const phone = `19${String(900_000_000 + index)}`
  return {
    id: firstScaleId + index,
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

const cities = ['临江市', '云洲市', '松陵市', '白沙市', '青屿市', '望山市'] as const
const certMajors = ['土木建筑', '安装', '交通运输', '水利'] as const
const birthDays = 12_000

function identityOf(index: number) {
  const birthDate = prcDate(new Date(Date.UTC(1968, 0, 1 + (index % birthDays))))
  const serial = String(1 + Math.floor(index / birthDays)).padStart(3, '0')
  const digits = `349950${birthDate.replaceAll('-', '')}${serial}`
  return { birthDate, idNumber: digits + idCheckCharacter(digits), gender: Number(serial) % 2 ? '男' : '女' }
}

function profileOf({ id, key }: MemberSeed, index: number) {
  const random = createRandom(`profile/${key}`)
  return {
    memberId: id,
    ...identityOf(index),
    companyName: `江川第${1 + (index % 400)}工程咨询有限公司`,
    certType: random.chance(0.6) ? '一级注册造价工程师' : '二级注册造价工程师',
    certNo: `建[造]1124${String(index).padStart(9, '0')}`,
    certMajor: random.pick(certMajors),
    city: random.pick(cities),
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
    insert(db, 'personProfile', profileOf(member, index))
    for (const fee of feesOf(member, year, now))
      insertFee(db, { ...fee, id: firstFeeId + index, orderNum: firstFeeId + index })
  }
}
