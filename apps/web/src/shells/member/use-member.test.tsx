import { ApiError } from '@portal/api-contract'
import { QueryObserver } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverNow } from '../../lib/api/server-clock.ts'
import { currentMemberQueryOptions, currentUserQueryOptions } from '../../lib/session/account.ts'
import { clearSession, forgetAccount, keepLogin, keepToken } from '../../lib/session/session.ts'
import { onSessionExpired } from '../../lib/session/session-expiry.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PrintShell } from './print-shell.tsx'
import { useMember } from './use-member.ts'

// The page below it is no matter here.
vi.mock('../states/authorized-outlet.tsx', () => ({ AuthorizedOutlet: () => null }))

const current = 'GET /api/member/current'
const Member = () => <p>{useMember()?.name ?? 'nobody'}</p>

beforeEach(() => {
  keepToken('token')
  keepLogin('memberPersonal')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('loads the member', async () => {
  fakeApi({ [current]: () => Response.json({ name: '苏婉清' }) })
  await renderPage(<Member />)
  expect(await screen.findByText('苏婉清')).toBeTruthy()
})

it('learns the server’s time from each answer', async () => {
  let date = 'Sat, 28 Nov 2020 02:00:00 GMT'
  fakeApi({ [current]: () => Response.json({ name: '苏婉清' }, { headers: { date } }) })
  const { queryClient } = await renderPage(<Member />)
  const isKnown = () => Math.abs(serverNow() - Date.parse(date)) < 60_000
  await waitFor(() => expect(isKnown()).toBe(true))
  date = 'Sat, 28 Nov 2020 09:00:00 GMT'
  expect(isKnown()).toBe(false)
  await queryClient.refetchQueries({ queryKey: currentMemberQueryOptions.queryKey })
  expect(isKnown()).toBe(true)
})

it.each([
  [
    'a problem',
    () => problem(401, 'error.http.401', { path: '/api/member/current', result: { isLogin: true } }),
  ],
  ['an empty body', () => new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })],
])('ends the session when refused with %s, and leads back after the login', async (_case, answer) => {
  fakeApi({ [current]: answer })
  const { router, queryClient } = await renderPage(<Member />, '/financialManagement/fees?page=2')
  queryClient.setQueryData(['fees', 'info'], 'loaded')
  await waitFor(() => expect(router.state.location.pathname).toBe('/MemberLogin'))
  expect(router.state.location.search).toEqual({ redirect: '/financialManagement/fees?page=2' })
  expect(localStorage.getItem('loginFlag')).toBeNull()
  expect(localStorage.getItem('loginInfo')).toBeNull()
  await waitFor(() => expect(queryClient.getQueryData(['fees', 'info'])).toBeUndefined())
})

it('asks for the password where something was typed, and ends no session then', async () => {
  const ask = vi.fn(() => true)
  const stop = onSessionExpired(ask)
  fakeApi({ [current]: () => problem(401) })
  const { router } = await renderPage(<Member />, '/personMemberManage')
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(router.state.location.pathname).toBe('/personMemberManage')
  expect(localStorage.getItem('loginFlag')).toBe('1')
  stop()
})

/** What another tab does to the storage that both share, as this one hears of it. */
function elsewhere(change: () => void): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
}

const logOut = () => {
  forgetAccount()
  clearSession()
}

it.each([
  ['the same member has logged in', () => keepToken('new', '2'), false, false],
  ['another member has logged in', () => keepToken('new', '3'), true, true],
  ['the member has logged out', logOut, true, true],
  ['the session has run out, and something was typed', clearSession, true, false],
  ['the session has run out, and nothing was typed', clearSession, false, true],
])('where in another tab %s', async (_what, change, isTyped, isReloaded) => {
  keepToken('token', '2')
  const stop = onSessionExpired(() => isTyped)
  fakeApi({ [current]: () => Response.json({ name: '苏婉清' }) })
  const { unmount } = await renderPage(<Member />)
  await screen.findByText('苏婉清')
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  elsewhere(change)
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
  unmount()
  stop()
})

it('shows nobody the papers of who was there before', async () => {
  keepToken('token', '2')
  fakeApi({})
  await renderPage(<PrintShell />)
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  elsewhere(() => keepToken('new', '3'))
  expect(reload).toHaveBeenCalledOnce()
})

it('asks anew what may be printed when the window is looked at again', async () => {
  const calls = fakeApi({})
  const { queryClient } = await renderPage(<PrintShell />)
  const stop = new QueryObserver(queryClient, currentUserQueryOptions).subscribe(() => {})
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(calls).toHaveLength(2))
  stop()
})

describe('the rights', () => {
  const rights = 'GET /thsuaa/api/currentUser'
  const asked = (calls: { name: string }[]) => calls.filter(({ name }) => name === rights).length

  async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
    const calls = fakeApi({
      [current]: () => Response.json({ name: '苏婉清', membershipStatus: 'APPLYING' }),
      [rights]: () => Response.json({ role: 'memberPersonal', permissions: [] }),
      ...answers,
    })
    const { queryClient } = await renderPage(<Member />)
    await screen.findByText('苏婉清')
    await waitFor(() => expect(asked(calls)).toBe(1))
    // Something that is shown asks what the member may.
    const stop = new QueryObserver(queryClient, currentUserQueryOptions).subscribe(() => {})
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return { calls, queryClient, stop }
  }

  it.each([
    [['account', 'member'], { name: '苏婉清', membershipStatus: 'ACTIVE' }],
    [['account', 'summary'], { state: 'TO_PAY' }],
  ])('are asked for anew where %s says that the membership stands otherwise', async (queryKey, news) => {
    const { calls, queryClient, stop } = await open()
    queryClient.setQueryData(['account', 'summary'], { state: 'IN_REVIEW' })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const before = asked(calls)
    queryClient.setQueryData(queryKey, news)
    await waitFor(() => expect(asked(calls)).toBe(before + 1))
    stop()
  })

  it('are asked for anew after a refusal, but not without an end', async () => {
    const { calls, queryClient, stop } = await open()
    const refuse = async () => {
      throw new ApiError('http', { status: 403 })
    }
    const renewed = fakeApi({ [rights]: () => problem(403) })
    await queryClient.prefetchQuery({ queryKey: ['fees'], queryFn: refuse })
    await waitFor(() => expect(asked(renewed)).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([asked(calls), asked(renewed)]).toEqual([1, 1])
    stop()
  })

  it('take what was loaded before it was refused', async () => {
    const { queryClient, stop } = await open()
    const queryKey = ['fees']
    await queryClient.prefetchQuery({ queryKey, queryFn: async () => 'loaded' })
    const refuse = async () => {
      throw new ApiError('http', { status: 403 })
    }
    await queryClient.prefetchQuery({ queryKey, queryFn: refuse })
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: 'error', data: undefined })
    stop()
  })

  it('are asked for anew when the window is looked at again', async () => {
    const { calls, stop } = await open()
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(asked(calls)).toBe(2))
    stop()
  })
})

it('stays through a failure that says nothing about the session', async () => {
  const calls = fakeApi({ [current]: () => problem(503) })
  const { router } = await renderPage(<Member />, '/personMemberIndex')
  await waitFor(() => expect(calls).toHaveLength(1))
  await screen.findByText('nobody')
  expect(router.state.location.pathname).toBe('/personMemberIndex')
  expect(localStorage.getItem('loginFlag')).toBe('1')
})
