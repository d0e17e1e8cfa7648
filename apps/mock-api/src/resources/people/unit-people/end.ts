import { notFound } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { personLeft, removedFromUnit, unitHasQuit } from '../../../domain/notice/system-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { withdrawOpen } from '../unit-invitations/invitation-store.ts'
import { peopleOf, removePerson, unitOf } from './people-store.ts'

/** Tells the side that did not end it. */
function tellOther(world: World, { ownerType }: Caller, personId: number, companyId: number): void {
  const nameOf = (id: number) => memberOf(world.db, id).name
  if (ownerType === 'UNIT') notify(world, personId, removedFromUnit(nameOf(companyId)))
  else notify(world, companyId, personLeft(nameOf(personId)))
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

/** Ends that anybody belongs to a unit which is no member any more, or waits to; within the caller's transaction. */
export function endAllPeople(world: World, companyId: number, at: Date): void {
  const { name } = memberOf(world.db, companyId)
  for (const personId of peopleOf(world.db, companyId)) {
    removePerson(world.db, personId)
    notify(world, personId, unitHasQuit(name), at)
  }
  withdrawOpen(world.db, companyId, at)
}
