import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openSession } from './open-session.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('leaves everything as it was where nobody says whose the token is', async () => {
  localStorage.setItem('access_token', 'earlier')
  fakeApi({})
  await expect(openSession(new QueryClient(), 'fresh')).rejects.toMatchObject({ kind: 'network' })
  expect(Object.entries(localStorage)).toEqual([['access_token', 'earlier']])
})

it('forgets what an earlier member had loaded, and nothing else', async () => {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '1', name: '林知远', avatar: null, role: 'memberPersonal', permissions: [] }),
  })
  const queryClient = new QueryClient()
  for (const key of [
    ['fees', 'info'],
    ['orders', 'list'],
    ['payment', 'trade', 1],
    ['account', 'member'],
    ['banners'],
  ]) {
    queryClient.setQueryData(key, 'earlier')
  }
  await expect(openSession(queryClient, 'fresh')).resolves.toBe('memberPersonal')
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(kept).toEqual([['banners'], ['account', 'user']])
  expect(JSON.parse(localStorage.getItem('loginInfo') ?? '')).toEqual({
    token: 'fresh',
    role: 'memberPersonal',
  })
})

it('learns the server’s time, whatever the device’s clock says', async () => {
  const date = 'Sat, 28 Nov 2020 02:00:00 GMT'
  const user = { userid: '1', name: '林知远', avatar: null, role: 'memberPersonal', permissions: [] }
  fakeApi({ 'GET /thsuaa/api/currentUser': () => Response.json(user, { headers: { date } }) })
  await openSession(new QueryClient(), 'fresh')
  expect(Math.abs(serverNow() - Date.parse(date))).toBeLessThan(60_000)
})
