import { type LoginResult, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { operationOf } from '../../derived/operations.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from './log-in-anew.ts'

const loginsOf = (client: PortalClient) =>
  unwrap(client.GET('/api/member/logins', { params: { query: { size: 100 } } }))

const ownOf = async (client: PortalClient) =>
  (await loginsOf(client)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id)

/** What a browser says of itself, which is Firefox on Windows. */
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0'

/** A login says which browser and which system it is of. */
async function checkBrowser(context: Context): Promise<void> {
  const { login: username, password } = context.account('person')
  if (!password)
    return context.untried('a login says of which browser it is', 'the person logs in by a token')
  const loginOf = async (agent: string) => {
    const body = { username, password: encryptPassword(password), ...(await context.captcha()) }
    const headers = { 'User-Agent': agent }
    const { answer } = await context.call(operationOf('authenticate'), { body, headers })
    const { data } = answer.body as Partial<LoginResult>
    if (!data) return undefined
    const client = context.withToken(data.token, 'person')
    const own = (await loginsOf(client)).find(({ isCurrent }) => isCurrent)
    await unwrap(client.POST('/api/member/logout'))
    return own
  }
  const own = await loginOf(firefox)
  const isNamed = /firefox|火狐/i.test(own?.browser ?? '') && /windows/i.test(own?.system ?? '')
  const rule = 'a login says of which browser it is, and on which system'
  context.expect(isNamed, rule, `${own?.browser} on ${own?.system}`, 'listMemberLogins')
  const silent = await loginOf('replay')
  const isNull = silent?.browser === null && silent.system === null
  const seen = `${silent?.browser} on ${silent?.system}`
  context.expect(
    isNull,
    'a login that does not say of which browser it is names none',
    seen,
    'listMemberLogins',
  )
}

/** A unit ends a login of its own from another one, as a person does. */
async function endOfUnit(context: Context): Promise<void> {
  const rule = 'a login of a unit that was ended is listed no more'
  if (context.account('unit').token) return context.untried(rule, 'the unit logs in by a token')
  const [here, there] = [await logInAnew(context, 'unit'), await logInAnew(context, 'unit')]
  const [id = 0] = await ownOf(there)
  await unwrap(here.DELETE('/api/member/logins/{id}', { params: { path: { id } } }))
  await refused(context, 401, 'a token whose login was ended', there.GET('/api/member/current'))
  const isListed = (await loginsOf(here)).some((row) => row.id === id)
  context.expect(!isListed, rule, id, 'listMemberLogins')
  await unwrap(here.POST('/api/member/logout'))
}

export const logins: Scenario[] = [
  {
    name: 'A login is seen from another one, and ended from there',
    operations: ['listMemberLogins', 'endMemberLogin', 'logOut', 'getCurrentMember'],
    writes: true,
    async run(context) {
      const [here, there, last] = [
        await logInAnew(context, 'person'),
        await logInAnew(context, 'person'),
        await logInAnew(context, 'person'),
      ]
      const [own, ...more] = await ownOf(here)
      const [id = 0] = await ownOf(there)
      context.expect(own !== undefined && more.length === 0, 'one login is the one that asks', more.length)
      const isSeen = async (login: number) => (await loginsOf(here)).some((row) => row.id === login)
      context.expect(own !== id && (await isSeen(id)), 'each login of an account is in its list', id)
      const params = { path: { id } }
      const unit = await context.as('unit')
      const foreign = await unit.DELETE('/api/member/logins/{id}', { params })
      await refusedForeign(context, "ending another member's login", Promise.resolve(foreign))
      if (foreign.response.ok) return
      await unwrap(here.DELETE('/api/member/logins/{id}', { params }))
      await refused(context, 401, 'a token whose login was ended', there.GET('/api/member/current'))
      context.expect(!(await isSeen(id)), 'a login that was ended is listed no more', id)
      const again = here.DELETE('/api/member/logins/{id}', { params })
      await refused(context, 404, 'ending a login that has ended', again)
      const [leaving = 0] = await ownOf(last)
      await unwrap(last.POST('/api/member/logout'))
      context.expect(!(await isSeen(leaving)), 'a login that logged out is listed no more', leaving)
      await unwrap(here.DELETE('/api/member/logins/{id}', { params: { path: { id: own ?? 0 } } }))
      await refused(context, 401, 'a token that has ended its own login', here.GET('/api/member/current'))
      await endOfUnit(context)
      await checkBrowser(context)
    },
  },
  {
    name: 'Every other login is ended at once, this one goes on',
    operations: ['endOtherLogins', 'listMemberLogins'],
    writes: true,
    async run(context) {
      const [here, there] = [await logInAnew(context, 'person'), await logInAnew(context, 'person')]
      // The run's own login is among the others.
      context.forgetLogin('person')
      await unwrap(here.DELETE('/api/member/logins'))
      await refused(context, 401, 'a token whose login was ended', there.GET('/api/member/current'))
      const left = await loginsOf(here)
      context.expect(left.length === 1 && left[0]?.isCurrent === true, 'no other login is left', left.length)
      await unwrap(here.POST('/api/member/logout'))
    },
  },
  {
    name: 'A login that has expired is listed no more',
    operations: ['listMemberLogins'],
    writes: true,
    async run(context) {
      const clock = context.clock('a login expires by time alone: look at the list after its expireTime')
      const here = await logInAnew(context, 'person')
      const own = (await loginsOf(here)).find(({ isCurrent }) => isCurrent)
      if (!own) return context.skip('the login that asks is not listed')
      const left = (Date.parse(own.expireTime) - context.now().getTime()) / 1000
      // Another one that is younger looks at the list, for a login of that moment might clear it up.
      const overtaking = async () => {
        const younger = await logInAnew(context, 'person')
        const minuteBefore = Math.ceil(left / 2) - 60
        const atEnd = async () => {
          await refused(context, 401, 'a token that has expired', here.GET('/api/member/current'))
          const isListed = (await loginsOf(younger)).some(({ id }) => id === own.id)
          context.expect(!isListed, 'a login that has expired is listed no more', own.id)
        }
        await clock(minuteBefore, async () => {
          await unwrap(here.GET('/api/member/current'))
          await clock(61, atEnd)
        })
      }
      await clock(Math.ceil(left / 2), overtaking, 'undone')
    },
  },
]
