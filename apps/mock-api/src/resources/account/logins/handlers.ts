import type { MemberLoginRecord } from '@portal/api-contract'
import { type Handlers, noContent, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { endLogin, endLogins } from '../../../security/tokens.ts'

const select = 'id, loginDate, expireTime, browser, system, address'

export const loginHandlers = {
  listMemberLogins(call) {
    const { world, caller } = call
    const { rows, total } = selectPage<Omit<MemberLoginRecord, 'isCurrent'>>(call, {
      select,
      from: 'memberLogin',
      where: 'accountId = ? AND expireTime > ?',
      parameters: [caller.accountId, world.clock.now().toISOString()],
    })
    return page(
      rows.map((row) => ({ ...row, isCurrent: row.id === caller.loginId })),
      total,
    )
  },
  endMemberLogin({ world, caller, params }) {
    if (!endLogin(world, caller.accountId, params.id)) throw notFound()
    return noContent()
  },
  endOtherLogins({ world, caller }) {
    endLogins(world, caller.accountId, { except: caller.loginId })
    return noContent()
  },
} satisfies Partial<Handlers>
