import type { MemberBasic } from '@portal/api-contract'
import { created, type Handlers, ok } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
import { confirmationOf, confirmData } from './confirmation.ts'
import { findBasic } from './profile-store.ts'
import { saveBasic } from './save.ts'

function ownBasic({ db }: World, { memberId, ownerType }: Caller): MemberBasic {
  const basic = findBasic(db, memberId, ownerType)
  if (!basic) throw notFound()
  return basic
}

export const memberBasicHandlers = {
  getMemberBasic({ world, caller }) {
    return ok(ownBasic(world, caller))
  },
  createMemberBasic({ world, caller, body }) {
    saveBasic(world, caller, 'CREATE', body)
    return created(ownBasic(world, caller), { location: 'api/member-basic/detail' })
  },
  updateMemberBasic({ world, caller, body }) {
    saveBasic(world, caller, 'REPLACE', body)
    // Who saves the data has looked at it.
    if (caller.ownerType === 'UNIT') confirmData(world, caller)
    return ok(ownBasic(world, caller))
  },
  confirmMemberBasic({ world, caller }) {
    confirmData(world, caller)
    const confirmation = confirmationOf(world, caller)
    if (!confirmation) throw new Error(`Member ${caller.memberId} may confirm its data, but is no unit`)
    return ok(confirmation)
  },
} satisfies Partial<Handlers>
