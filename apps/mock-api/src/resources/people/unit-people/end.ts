import { notFound } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { removePerson, unitOf } from './people-store.ts'

/** Tells the side that did not end it. */
function tellOther(world: World, { ownerType }: Caller, personId: number, companyId: number): void {
  const nameOf = (id: number) => memberOf(world.db, id).name
  if (ownerType === 'UNIT')
    notify(world, personId, {
      kind: 'SYSTEM',
      title: '您已不再是单位的人员',
      content: `${nameOf(companyId)}已将您移出本单位人员，今后的会费不再由该单位代缴。`,
      link: '/informationCenter',
    })
  else
    notify(world, companyId, {
      kind: 'SYSTEM',
      title: '有人员离开本单位',
      content: `${nameOf(personId)}已离开本单位人员，今后不在本单位代缴名单之内。`,
      link: '/unitPayment',
    })
}

/**
 * Ends that a person belongs to a unit, by either of the two.
 * @throws HttpProblem 404 for a person of no unit, and for whoever is neither
 */
export function endPerson(world: World, caller: Caller, personId: number): void {
  world.db.transaction(() => {
    const unit = unitOf(world.db, personId)
    if (!unit || ![unit.id, personId].includes(caller.memberId)) throw notFound()
    removePerson(world.db, personId)
    tellOther(world, caller, personId, unit.id)
  })
}
