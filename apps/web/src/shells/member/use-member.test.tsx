import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../lib/session/session.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { useMember } from './use-member.ts'

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

it('stays through a failure that says nothing about the session', async () => {
  const calls = fakeApi({ [current]: () => problem(503) })
  const { router } = await renderPage(<Member />, '/personMemberIndex')
  await waitFor(() => expect(calls).toHaveLength(1))
  await screen.findByText('nobody')
  expect(router.state.location.pathname).toBe('/personMemberIndex')
  expect(localStorage.getItem('loginFlag')).toBe('1')
})
