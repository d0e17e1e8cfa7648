import type { LoginResult, MemberLogin, Permission, PermissionName } from '@portal/api-contract'
import { type Handlers, noContent, ok } from '../../../contract/handler.ts'
import { invalid, problem } from '../../../contract/problem.ts'
import { isStaff } from '../../../domain/account/caller.ts'
import { menuOf } from '../../../domain/account/menu.ts'
import { deskMenuOf } from '../../../domain/desk/desk-menu.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { membershipStatus } from '../../../domain/member/membership.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { accountOf, findAccountByLogin, findPersonByPhone } from '../../../security/accounts.ts'
import { useCaptcha } from '../../../security/captcha.ts'
import { usePhoneCode } from '../../../security/phone-codes.ts'
import { endStaffLogin, findStaff, findStaffByLogin } from '../../../security/staff.ts'
import { endLogin, issueToken, type LoginPlace } from '../../../security/tokens.ts'
import type { World } from '../../../world.ts'
import { countOwedFees } from '../../finance/member-fees/queries.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { logIn, logStaffIn, readPassword } from './login.ts'

const loggedIn = (token: string): LoginResult => ({ data: { token } })

const named = (permissions: PermissionName[]): Permission[] => permissions.map((name) => ({ name }))

function requireOneSecret(body: MemberLogin): void {
  if ((body.password === undefined) !== (body.phoneCode === undefined)) return
  const detail = 'send either password (with captchaKey and captchaCode) or phoneCode'
  throw invalid(['password', 'phoneCode'].map((field) => bodyError(field, 'OneOf', detail)))
}

function logInByCode(world: World, phone: string, code: string, place: LoginPlace): string {
  usePhoneCode(world, phone, 'MEMBER', code)
  const account = findPersonByPhone(world.db, phone)
  // Without an account no code was delivered. A right guess must be answered like a wrong one, or it would reveal that.
  if (!account) throw problem(400, 'error.phoneCode', 'The code is wrong or no longer valid')
  return issueToken(world, account.id, place)
}

export const authenticationHandlers = {
  async authenticate(call) {
    const { world, body } = call
    const login = body.username.trim()
    useCaptcha(world, body, login)
    const password = readPassword(world, body.password)
    const staff = findStaffByLogin(world.db, login)
    if (staff) return ok(loggedIn(await logStaffIn(world, staff, password)))
    return ok(loggedIn(await logIn(world, login, findAccountByLogin(world.db, login), password, call)))
  },
  async memberAuthenticate(call) {
    const { world, body } = call
    requireOneSecret(body)
    const { phone, phoneCode, captchaKey = '', captchaCode = '' } = body
    if (phoneCode !== undefined) return ok(loggedIn(logInByCode(world, phone, phoneCode, call)))
    useCaptcha(world, { captchaKey, captchaCode }, phone)
    const password = readPassword(world, body.password ?? '')
    return ok(loggedIn(await logIn(world, phone, findPersonByPhone(world.db, phone), password, call)))
  },
  getCurrentUser({ world, caller }) {
    if (isStaff(caller)) {
      const { staffId, name, role, permissions } = caller
      const avatar = findStaff(world.db, staffId)?.avatar ?? null
      return ok({ userid: `staff-${staffId}`, name, avatar, role, permissions: named(permissions) })
    }
    const { name, avatar } = accountOf(world.db, caller)
    const { accountId, role, permissions } = caller
    return ok({ userid: String(accountId), name, avatar, role, permissions: named(permissions) })
  },
  getCurrentMember({ world, caller }) {
    settleDue(world)
    const { memberId, name, phone, avatar, memberNo, memberLevel, joinDate, validTo } = accountOf(
      world.db,
      caller,
    )
    const owedCount = countOwedFees(world.db, memberId)
    const today = prcDate(world.clock.now())
    return ok({
      id: memberId,
      name,
      phone,
      avatar,
      role: caller.role,
      permissions: named(caller.permissions),
      memberNo,
      memberLevel,
      membershipStatus: membershipStatus({ joinDate, validTo, owedCount }, today),
      validTo,
    })
  },
  getCurrentUserNav({ caller }) {
    if (isStaff(caller)) return ok({ data: deskMenuOf(caller.permissions) })
    return ok({ data: menuOf(caller.role, caller.permissions) })
  },
  logOut({ world, caller }) {
    if (isStaff(caller)) endStaffLogin(world.db, caller.staffId, caller.loginId)
    else endLogin(world, caller.accountId, caller.loginId)
    return noContent()
  },
} satisfies Partial<Handlers>
