import { unwrap } from '@portal/api-contract'
import { unsigned } from '../../shared/access/forge.ts'
import { encryptPassword } from '../../shared/credentials/login.ts'
import { membersOf } from '../derived/callers.ts'
import { operationOf } from '../derived/operations.ts'
import { isPhone, needCaptcha, nobodysPhone } from '../run/codes.ts'
import type { Context } from '../run/context.ts'
import { refused, refusedField, refusedWith, tellsWhatIsLeft } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { clockFor } from './account/travel.ts'

/** So many wrong passwords block a name. */
export const mostTries = 10

/** Seconds until the oldest of them counts no more. */
const blockedFor = 900

const phonePath = '/api/public/member/authenticate'

/** A problem without where and when it happened. */
const told = ({ path: _, timestamp: __, ...problem }: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(problem).sort())

/** Whoever guesses is not told whether there is such an account, in no word of the problem. */
export const sameRefusal = (
  { expect }: Context,
  known: Record<string, unknown>,
  unknown: Record<string, unknown>,
): void =>
  expect(
    told(known) === told(unknown),
    'who is unknown and who has another password are told the same',
    `${told(known)} / ${told(unknown)}`,
  )

/** The staff's ids cannot be taken for those of members. */
const checkUserId = ({ expect }: Context, userid: string, isStaff: boolean): void =>
  expect(
    userid.startsWith('staff-') === isStaff,
    'an id begins with `staff-` of the staff, and of nobody else',
    userid,
    'getCurrentUser',
  )

export const authentication: Scenario[] = [
  {
    name: 'A wrong password is refused without saying what is wrong',
    operations: ['authenticate', 'memberAuthenticate'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const password = encryptPassword('certainly not the password')
      const unit = { username: context.account('unit').login, password, ...(await context.captcha()) }
      const known = await refused(
        context,
        401,
        'a wrong password',
        context.anonymous.POST('/api/authenticate', { body: unit }),
      )
      const unknownUser = { ...unit, username: 'nobody-of-this-name', ...(await context.captcha()) }
      const unknown = await refused(
        context,
        401,
        'an unknown name',
        context.anonymous.POST('/api/authenticate', { body: unknownUser }),
      )
      sameRefusal(context, known, unknown)
      const byPhone = async (phone: string, what: string) => {
        const body = { phone, password, ...(await context.captcha()) }
        return refused(context, 401, what, context.anonymous.POST(phonePath, { body }))
      }
      const nobody = await byPhone(nobodysPhone, 'an unknown phone')
      const { login } = context.account('person')
      if (isPhone(login)) sameRefusal(context, await byPhone(login, "a wrong password of a person's"), nobody)
    },
  },
  {
    name: 'Who goes on guessing a password has to wait',
    operations: ['authenticate'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const username = `nobody-${Date.now()}`
      const password = encryptPassword('certainly not the password')
      const guess = async () => {
        const body = { username, password, ...(await context.captcha()) }
        return context.anonymous.POST('/api/authenticate', { body })
      }
      let first: Date | undefined
      for (let tries = 0; tries < mostTries; tries++) {
        await refusedWith(context, 401, 'error.badCredentials', 'a wrong password', guess())
        first ??= context.now()
      }
      await refusedWith(context, 429, 'error.loginBlocked', 'a guess after ten', guess())
      const clock = clockFor(context, 'who was blocked may try again', 'try again fifteen minutes later')
      const later = async () => {
        const refusal = await guess()
        await refusedWith(context, 429, 'error.loginBlocked', 'a guess meanwhile', Promise.resolve(refusal))
        if (first) tellsWhatIsLeft(context, refusal, first, blockedFor)
        const what = 'a guess after a quarter of an hour'
        await clock?.(blockedFor / 2 + 1, () =>
          refusedWith(context, 401, 'error.badCredentials', what, guess()),
        )
      }
      // Undone, or what falls due meanwhile would lie ahead for the rest of the run.
      await clock?.(blockedFor / 2, later, 'undone')
    },
  },
  {
    name: 'A unit logs in by its name in any case, and by its credit code',
    operations: ['authenticate', 'getMemberBasic'],
    writes: false,
    async run(context) {
      needCaptcha(context)
      const { login, password, token } = context.account('unit')
      if (token || !password) return context.skip('the unit logs in by a token')
      const unit = await context.as('unit')
      const [{ userid }, basic] = [
        await unwrap(unit.GET('/thsuaa/api/currentUser')),
        await unwrap(unit.GET('/api/member-basic/detail')),
      ]
      if (basic.ownerType !== 'UNIT') return context.skip('the account of the unit is no unit')
      for (const username of [login.toUpperCase(), login.toLowerCase(), basic.uscc]) {
        const body = { username, password: encryptPassword(password), ...(await context.captcha()) }
        const { data } = await unwrap(context.anonymous.POST('/api/authenticate', { body }))
        const user = await unwrap(context.withToken(data.token, 'unit').GET('/thsuaa/api/currentUser'))
        context.expect(user.userid === userid, `a login as ${username} is the unit's`, user.userid)
      }
    },
  },
  {
    name: 'A login that lacks something names it',
    operations: ['authenticate', 'memberAuthenticate'],
    writes: false,
    async run(context) {
      const body = { username: 'x', captchaKey: 'replay-key', captchaCode: '0000' } as never
      await refusedField(
        context,
        'password',
        'a login without password',
        context.anonymous.POST('/api/authenticate', { body }),
      )
      const phone = { phone: 'not a phone' }
      await refusedField(
        context,
        'phone',
        'a malformed phone',
        context.anonymous.POST('/api/public/member/authenticate', { body: phone }),
      )
    },
  },
  {
    name: 'Who is logged in, by role',
    operations: ['authenticate', 'getCurrentUser', 'getCurrentMember'],
    writes: false,
    async run(context) {
      for (const [name, role] of [
        ['person', 'memberPersonal'],
        ['unit', 'memberCompany'],
        ...(context.credentials.applicant ? ([['applicant', 'memberPersonal']] as const) : []),
      ] as const) {
        const client = await context.as(name)
        const user = await unwrap(client.GET('/thsuaa/api/currentUser'))
        const member = await unwrap(client.GET('/api/member/current'))
        context.expect(
          user.role === role,
          `the ${name} account has the role ${role}`,
          user.role,
          'getCurrentUser',
        )
        const [ofUser, ofMember] = [user, member].map((one) =>
          one.permissions.map((permission) => permission.name).sort(),
        )
        context.expect(
          String(ofUser) === String(ofMember),
          'user and member have the same permissions',
          `${ofUser} / ${ofMember}`,
        )
        context.expect(
          member.name === user.name,
          'user and member have one name',
          `${user.name} / ${member.name}`,
        )
        checkUserId(context, user.userid, false)
      }
      if (!context.credentials.staff)
        return context.untried('the staff have ids of their own', 'there are none')
      const { userid } = await unwrap((await context.as('staff')).GET('/thsuaa/api/currentUser'))
      checkUserId(context, userid, true)
    },
  },
  {
    name: 'A person logs in by phone',
    operations: ['memberAuthenticate'],
    writes: false,
    async run(context) {
      const { login, password, token } = context.account('person')
      if (token || !password) return context.skip('the person logs in by a token')
      needCaptcha(context)
      const body = { phone: login, password: encryptPassword(password), ...(await context.captcha()) }
      const { data } = await unwrap(context.anonymous.POST('/api/public/member/authenticate', { body }))
      const user = await unwrap(context.withToken(data.token, 'person').GET('/thsuaa/api/currentUser'))
      context.expect(user.role === 'memberPersonal', "the token is the person's", user.role)
    },
  },
  {
    name: 'Nothing of a member without a valid token',
    operations: [
      'getCurrentUser',
      'getCurrentMember',
      'listMemberFees',
      'getMemberFeeInfo',
      'listMemberOrders',
    ],
    writes: false,
    async run(context) {
      const paths = [
        '/thsuaa/api/currentUser',
        '/api/member/current',
        '/api/member-fees/user',
        '/api/member-fees/info',
        '/api/member-orders',
      ] as const
      const [role] = membersOf(context)
      const known = role && (await context.call(operationOf('getCurrentUser'), { role }))
      const forged = context.withToken(unsigned(known?.requestHeaders.authorization ?? ''), 'unsigned token')
      for (const path of paths) {
        await refused(context, 401, `${path} without a token`, context.anonymous.GET(path))
        await refused(context, 401, `${path} with a token that nobody signed`, forged.GET(path))
      }
    },
  },
]
