import { type AnyRoute, isRedirect, linkOptions } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './lib/api/query-client.ts'
import { personLinks } from './lib/membership/member-links.ts'
import { loginAddress } from './lib/session/login-address.ts'
import { publicRouteNames } from './lib/session/public-route-names.ts'
import { routeTree } from './open-route-tree.gen.js'
import { createPortalRouter } from './router.ts'
import { fakeApi } from './testing/fake-api.ts'

const router = createPortalRouter()
const routes = (): AnyRoute[] => Object.values(router.routesById)
const open = routes()

afterEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

it('leads to a member’s page before its route is there, and to no page that there is not', () => {
  expect(router.buildLocation(personLinks.order(7)).href).toBe('/financialManagement/orders/7')
  // @ts-expect-error The types know every route, those that are loaded later too.
  linkOptions({ to: '/financialManagement/nowhere' })
})

it('has a public name for every open page: the guard would let no visitor in', () => {
  const names = open.flatMap(({ options }) => options.staticData?.name ?? [])
  expect(names.length).toBeGreaterThan(40)
  const strange = names.filter((name) => !publicRouteNames.has(name))
  expect(strange, 'names to add to `ownNames` of lib/session/public-route-names.ts').toEqual([])
})

it('finds the pages behind the login when one is asked for, and no others', async () => {
  const { addRoutesBehindLogin } = router.options.context
  expect(open.map(({ id }) => id)).not.toContain('/_person')
  expect(await addRoutesBehindLogin('/financialManagement/fees')).toBe(true)
  expect(await addRoutesBehindLogin('/financialManagement/nowhere')).toBe(false)
  expect(routes().map(({ id }) => id)).toContain('/_person')
  expect(await addRoutesBehindLogin('/system/log')).toBe(true)
  expect(routes().map(({ id }) => id)).toEqual(expect.arrayContaining(open.map(({ id }) => id)))
})

it('knows whose page an address is, also before the routes behind the login are there', async () => {
  const { memberOf } = createPortalRouter().options.context
  expect(await memberOf('/financialManagement/fees?page=2')).toBe('memberPersonal')
  expect(await memberOf('/unitPay#top')).toBe('memberCompany')
  for (const href of ['/', '/JoinUs/apply', '/person/login', '/no/such/page'])
    expect(await memberOf(href)).toBeUndefined()
})

it('knows which pages a visitor would be led away from', async () => {
  const { isForMembersOnly } = createPortalRouter().options.context
  for (const href of ['/financialManagement/fees', '/myCourse', '/education-pay?course=1', '/memberSubsite'])
    expect([href, await isForMembersOnly(href)]).toEqual([href, true])
  for (const href of [
    '/',
    '/educationIndex',
    '/continueEducate',
    '/continuingEducation/101?x=1',
    '/helpCenterEdu',
  ])
    expect([href, await isForMembersOnly(href)]).toEqual([href, false])
})

it.each([
  ['/ContactUs', 'opens before the backend says who is there'],
  ['/unitMemberIndex', 'opens once the backend says who is there'],
])('%s %s', async (address) => {
  localStorage.setItem('access_token', 'a')
  const { promise, resolve } = Promise.withResolvers<Response>()
  fakeApi({ 'GET /thsuaa/api/currentUser': () => promise })
  window.history.replaceState(null, '', address)
  const visited = createPortalRouter()
  await visited.options.context.addRoutesBehindLogin(address)
  const loading = visited.load().then(() => 'open')
  const expected = address === '/ContactUs' ? 'open' : 'waiting'
  const wait = new Promise((done) => setTimeout(done, expected === 'open' ? 30_000 : 200, 'waiting'))
  expect(await Promise.race([loading, wait])).toBe(expected)
  resolve(Response.json({ role: 'memberCompany', permissions: [] }))
  await loading
  expect(visited.state.location.pathname).toBe(address)
})

/** What the specification lets visitors see of the continuing education, whose other pages want a login (§2, §4). */
const forVisitors = new Set([
  'education-index',
  'continuing-education',
  'continuing-education-detail',
  'help-center-edu',
])

it('closes each of them to a visitor, by its name or in its shell', () => {
  const isForVisitors = ({ id, options }: AnyRoute) =>
    id === '/_education' || forVisitors.has(options.staticData?.name ?? '')
  const added = routes().filter(
    (route) => !open.includes(route) && route.options.component && !isForVisitors(route),
  )
  const logins: unknown[] = [loginAddress, '/person/login', '/login']
  const isClosed = (route: AnyRoute | undefined): boolean => {
    if (!route || route.isRoot) return false
    try {
      // As a preload, which tells nobody.
      route.options.beforeLoad?.({ cause: 'preload', location: { href: '/' }, search: {} })
    } catch (thrown) {
      if (isRedirect(thrown) && logins.includes(thrown.options.href ?? thrown.options.to)) return true
    }
    const { name } = route.options.staticData ?? {}
    return (name !== undefined && !publicRouteNames.has(name)) || isClosed(route.parentRoute)
  }
  expect(added.length).toBeGreaterThan(8)
  const unclosed = added.filter((route) => !isClosed(route)).map(({ id }) => id)
  expect(unclosed, 'routes that need a name that is not public, or a shell that asks for the member').toEqual(
    [],
  )
})

it('names only packs of words that there are', async () => {
  await router.options.context.addRoutesBehindLogin('/financialManagement/fees')
  const files = Object.keys(
    import.meta.glob('../../../packages/i18n/locales/zh-CN/{pages,behind-login}/*.po'),
  )
  const packs = new Set(files.map((file) => file.split('/').at(-1)?.replace('.po', '')))
  const named = routes().flatMap(({ options }) => options.staticData?.words ?? [])
  expect(named.length).toBeGreaterThan(20)
  const strange = named.filter((name) => !packs.has(name))
  expect(strange, '`words` without a pack: `npm run i18n` writes it once the feature has a word').toEqual([])
})

it.each(['/_desk', '/_person'])(
  'keeps the layout %s where a page that is opened in it has no words, and says it of the page',
  async (layout) => {
    const matches = [
      { routeId: '__root__', cause: 'stay', staticData: {} },
      { routeId: layout, cause: 'stay', staticData: {} },
      { routeId: `${layout}/search`, cause: 'enter', staticData: { name: 'search', words: ['nothing'] } },
    ]
    const beforeLoad = routeTree.options.beforeLoad as unknown as (of: object) => Promise<object>
    const load = () =>
      beforeLoad({
        cause: 'stay',
        context: router.options.context,
        location: { href: '/search' },
        matches,
      })
    expect(await load()).toEqual({ wordsError: expect.any(Error) })
    for (const match of matches) match.cause = 'enter'
    await expect(load()).rejects.toThrow()
  },
)
