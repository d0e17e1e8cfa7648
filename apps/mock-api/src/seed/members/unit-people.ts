import {
  answerInvitation,
  insertInvitation,
} from '../../resources/people/unit-invitations/invitation-store.ts'
import { addPerson } from '../../resources/people/unit-people/people-store.ts'
import type { Database } from '../../store/database.ts'
import type { World } from '../../world.ts'
import { personaSeeds } from '../personas.ts'
import { firstScaleId } from './scale-members.ts'

const day = 86_400_000

const idOf = (key: string): number => personaSeeds.findIndex((persona) => persona.key === key) + 1
const phoneOf = (key: string): string => personaSeeds.find((persona) => persona.key === key)?.phone ?? ''

/** For whom a unit has put fees into orders. */
const paidFor = (db: Database, companyId: number): number[] =>
  db
    .all<{ id: number }>(
      `SELECT DISTINCT ownerId AS id FROM memberOrderItem JOIN memberFee ON memberFee.id = itemId
       WHERE payerId = ? AND itemType = 'MEMBER_FEE' AND ownerId <> payerId ORDER BY ownerId`,
      [companyId],
    )
    .map(({ id }) => id)

/** People who work for no unit of the association's. */
const free = (db: Database): number[] =>
  db
    .all<{ id: number }>(
      `SELECT memberId AS id FROM personProfile JOIN member ON member.id = memberId
       WHERE companyId IS NULL AND memberId > 100 AND joinDate IS NOT NULL
         AND memberId NOT IN (SELECT personId FROM unitPerson) ORDER BY memberId LIMIT 4`,
    )
    .map(({ id }) => id)

const remark = '请加入本单位，会费由单位统一代缴。'

/** Who belongs to the personas' units, and invitations in each state; 8001 waits for 苏婉清. After the batches. */
export function seedUnitPeople({ db, clock }: World): void {
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  const [hengxin, mingce] = [idOf('hengxin'), idOf('mingce')]
  for (const [index, personId] of [idOf('lin'), ...paidFor(db, hengxin)].entries())
    addPerson(db, hengxin, personId, ago(60 - index))
  for (const [index, personId] of free(db).entries()) addPerson(db, mingce, personId, ago(50 - index))

  const send = (companyId: number, phone: string, days: number) =>
    insertInvitation(db, { companyId, phone, remark }, ago(days))
  send(hengxin, phoneOf('su'), 4)
  const accepted = send(hengxin, phoneOf('lin'), 62)
  answerInvitation(db, accepted, { status: 'ACCEPTED', personId: idOf('lin'), at: ago(60) })
  const declined = send(mingce, phoneOf('cheng'), 9)
  answerInvitation(db, declined, { status: 'DECLINED', personId: idOf('cheng'), at: ago(8) })
  send(mingce, '13700000031', 2)
}

/** All members beyond the usual ones work for the unit 恒信, for a month. */
export function employScaleMembers({ db, clock }: World): void {
  const since = new Date(clock.now().getTime() - 30 * day)
  const people = db.all<{ id: number }>('SELECT id FROM member WHERE id >= ? ORDER BY id', [firstScaleId])
  for (const { id } of people) addPerson(db, idOf('hengxin'), id, since)
}
