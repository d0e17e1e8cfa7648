import type { MemberBasic } from '@portal/api-contract'
import { created, type Handlers, ok } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
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
    return ok(ownBasic(world, caller))
  },
} satisfies Partial<Handlers>
