import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { fakeLoginRouter } from '../../testing/login-router.ts'
import { onNotification } from '../browser/notify.ts'
import { guard } from './guard.ts'
import { clearSession, getRole, getToken, keepLogin, keepToken } from './session.ts'

const path = 'GET /thsuaa/api/currentUser'
/** The only page here of which it is known whose it is. */
const memberOf = async (href: string) => (href.startsWith('/unitPay') ? 'memberCompany' : undefined)
const recheck = vi.fn()
const user = { role: 'memberCompany', permissions: [] }

let told: string[] = []
let stop = () => {}
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  told = []
  stop = onNotification(({ title, description }) => told.push(`${title}: ${description}`))
})
afterEach(() => {
  stop()
  recheck.mockClear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Where a navigation is led instead; undefined when it may go on. */
async function ledTo(
  name: string | undefined,
  href = '/',
  rest: object = {},
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
): Promise<unknown> {
  try {
    await guard(queryClient, { name, href, isForMembers: false, memberOf, recheck, ...rest })
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href ?? thrown.options.to
  }
}

describe('without a token', () => {
  it.each([['DynamicWork'], [undefined]])('%s opens, and nobody is asked', async (name) => {
    const calls = fakeApi({})
    expect(await ledTo(name)).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('any other leads home, which says so once somebody really goes there', async () => {
    const calls = fakeApi({})
    expect(await ledTo('memberSettings', '/settings?key=secret', { isPreload: true })).toBe('/')
    expect(await ledTo('memberSettings', '/settings?key=secret')).toBe('/')
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatch(/^这个页面没有对您开放: \/settings /)
    expect(calls).toEqual([])
  })
})

const broken = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"role":null,"permissions":[]}',
  '{"role":"observer","permissions":[]}',
  '{"role":["memberPersonal"],"permissions":[]}',
  '{"role":"memberPersonal","permissions":[null]}',
]
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })
const forMembers = { isForMembers: true }

describe('with a token, a page of members', () => {
  it.each([
    ['whose name is public', 'financialManagementFlag', forMembers],
    ['whose name is not', 'memberSettings', {}],
  ])('%s waits for whoever is behind it', async (_what, name, rest) => {
    keepToken('a')
    const { promise, resolve } = Promise.withResolvers<Response>()
    fakeApi({ [path]: () => promise })
    const led = ledTo(name, '/', rest)
    expect(await Promise.race([led, 'waiting'])).toBe('waiting')
    resolve(Response.json(user))
    expect(await led).toBeUndefined()
    expect(getRole()).toBe('memberCompany')
  })

  it('that the backend refuses: the login opens with the way back, and the token is gone', async () => {
    keepToken('old')
    fakeApi({ [path]: () => problem(401) })
    expect(await ledTo('unit-pay', '/unitPay/orders?order=7', forMembers)).toBe(
      '/MemberLogin?redirect=%2FunitPay%2Forders%3Forder%3D7',
    )
    expect(getToken()).toBeNull()
  })

  it('whose owner another call has forgotten meanwhile leads to the login of the kind that it was', async () => {
    keepToken('old')
    keepLogin('memberPersonal', '1')
    fakeApi({
      [path]: () => {
        clearSession()
        return problem(401)
      },
    })
    expect(await ledTo('printView', '/printView', forMembers)).toBe('/person/login?redirect=%2FprintView')
  })

  it.each(broken)('an answer that cannot be read, %j, is a refusal', async (body) => {
    keepToken('a')
    fakeApi({ [path]: () => json(body) })
    expect(await ledTo('personalCenter', '/personalCenter', forMembers)).toBe(
      '/login?redirect=%2FpersonalCenter',
    )
    expect(getToken()).toBeNull()
  })

  it('a lost network ends no session', async () => {
    keepToken('a')
    fakeApi({})
    await expect(ledTo('unit-pay', '/unitPay', forMembers)).rejects.toMatchObject({ kind: 'network' })
    expect(getToken()).toBe('a')
  })
})

describe('with a token, a page that anybody may open', () => {
  it('opens before the backend answers, and knows then who it is', async () => {
    keepToken('a')
    const { promise, resolve } = Promise.withResolvers<Response>()
    fakeApi({ [path]: () => promise })
    expect(await ledTo('JoinUs', '/JoinUs')).toBeUndefined()
    expect(getRole()).toBeNull()
    resolve(Response.json(user))
    await vi.waitFor(() => expect(getRole()).toBe('memberCompany'))
    // A login that is open has to lead on.
    expect(recheck).toHaveBeenCalledOnce()
  })

  it('asks nobody whose the token is that another call was refused meanwhile', async () => {
    keepToken('old')
    const calls = fakeApi({ [path]: () => problem(401) })
    expect(await ledTo('printView', '/printView')).toBeUndefined()
    clearSession()
    await import('./load-user.ts')
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toEqual([])
  })

  it('asks nothing again once it is known whose login it is', async () => {
    keepToken('a')
    keepLogin('memberPersonal')
    fakeApi({ [path]: () => Response.json(user) })
    await ledTo('JoinUs', '/JoinUs')
    await vi.waitFor(() => expect(getRole()).toBe('memberCompany'))
    expect(recheck).not.toHaveBeenCalled()
  })

  it.each([
    ['of whoever was there last', 'memberPersonal', '/person/login?redirect=%2FJoinUs'],
    ['of both kinds to choose from', undefined, '/login?redirect=%2FJoinUs'],
  ] as const)('leads to the login %s when the backend refuses', async (_what, role, login) => {
    keepToken('old')
    if (role) keepLogin(role)
    fakeApi({ [path]: () => problem(401) })
    const router = fakeLoginRouter('/JoinUs')
    expect(await ledTo('JoinUs', '/JoinUs')).toBeUndefined()
    await vi.waitFor(() => expect(router.ledTo()).toBe(login))
    expect(getToken()).toBeNull()
  })

  it('leads to the login of the page that is on its way by then', async () => {
    keepToken('old')
    keepLogin('memberPersonal')
    fakeApi({ [path]: () => problem(401) })
    const router = fakeLoginRouter('/unitPay/orders')
    await ledTo(undefined, '/unitPay/orders')
    await vi.waitFor(() => expect(router.ledTo()).toBe('/MemberLogin?redirect=%2FunitPay%2Forders'))
  })

  it.each(broken)('an answer that cannot be read, %j, is a refusal', async (body) => {
    keepToken('a')
    fakeApi({ [path]: () => json(body) })
    const router = fakeLoginRouter('/JoinUs')
    await ledTo('JoinUs', '/JoinUs')
    await vi.waitFor(() => expect(router.ledTo()).toBe('/login?redirect=%2FJoinUs'))
    expect(getToken()).toBeNull()
  })

  it('stays through a lost network', async () => {
    keepToken('a')
    const calls = fakeApi({})
    const router = fakeLoginRouter('/JoinUs')
    await ledTo('JoinUs', '/JoinUs')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect([getToken(), router.ledTo()]).toEqual(['a', undefined])
  })

  it.each([
    ['a refusal', () => problem(401)],
    ['a user', () => Response.json(user)],
  ])('leaves alone who logs in before %s of the last one comes', async (_what, answer) => {
    keepToken('old')
    const { promise, resolve } = Promise.withResolvers<void>()
    const calls = fakeApi({ [path]: () => promise.then(answer) })
    const router = fakeLoginRouter('/JoinUs')
    await ledTo('JoinUs', '/JoinUs')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    keepToken('new')
    keepLogin('memberPersonal')
    resolve()
    await new Promise((done) => setTimeout(done, 20))
    expect([getToken(), getRole(), router.ledTo()]).toEqual(['new', 'memberPersonal', undefined])
  })

  it('asks nobody while a pointer only rests on its link', async () => {
    keepToken('a')
    const calls = fakeApi({ [path]: () => Response.json(user) })
    await ledTo('JoinUs', '/JoinUs', { isPreload: true })
    await new Promise((done) => setTimeout(done, 20))
    expect(calls).toEqual([])
  })
})

describe('where somebody else comes in in another tab', () => {
  const first = { ...user, userid: '1' }
  const second = { role: 'memberPersonal', userid: '2', name: '乙', permissions: [] }
  const fees = ['fees', 'info']

  /** Opens a page as the first, who has loaded something there. */
  async function enterAsFirst() {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    keepToken('a', '1')
    fakeApi({ [path]: () => Response.json(getToken() === 'a' ? first : second) })
    await ledTo('unit-pay', '/unitPay', forMembers, queryClient)
    queryClient.setQueryData(fees, 'of the first')
    return queryClient
  }

  it('nothing of the first is left as the tab hears of it', async () => {
    const queryClient = await enterAsFirst()
    keepToken('b', '2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
    expect(queryClient.getQueryData(fees)).toBeUndefined()
  })

  it('what was loaded stays where the same member has logged in anew', async () => {
    const queryClient = await enterAsFirst()
    keepToken('b', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
    expect(queryClient.getQueryData(fees)).toBe('of the first')
  })

  it('the next page is theirs, also before the tab has heard of it', async () => {
    const queryClient = await enterAsFirst()
    keepToken('b', '2')
    await ledTo('unit-pay', '/unitPay', forMembers, queryClient)
    expect(getRole()).toBe('memberPersonal')
    expect(localStorage.getItem('accountId')).toBe('2')
    expect(queryClient.getQueryData(fees)).toBeUndefined()
    expect(queryClient.getQueryData(['account', 'user'])).toEqual(second)
  })

  it('what comes for the first by then is not kept', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    keepToken('a', '1')
    fakeApi({
      [path]: () => {
        keepToken('b', '2')
        return Response.json(first)
      },
    })
    await ledTo('unit-pay', '/unitPay', forMembers, queryClient)
    expect(localStorage.getItem('accountId')).toBe('2')
    expect(queryClient.getQueryData(['account', 'user'])).toBeUndefined()
  })
})
