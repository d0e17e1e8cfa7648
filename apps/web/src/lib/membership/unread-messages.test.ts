import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { serverDate } from '../api/server-clock.ts'
import { unreadQueryOptions } from './unread-messages.ts'

afterEach(() => vi.unstubAllGlobals())

it('learns the server’s time with the number of notices', async () => {
  const headers = { date: 'Sat, 28 Nov 2020 02:00:00 GMT' }
  fakeApi({ 'GET /api/member-messages/unread-count': () => Response.json({ unreadCount: 3 }, { headers }) })
  expect(await new QueryClient().fetchQuery(unreadQueryOptions)).toEqual({ unreadCount: 3 })
  expect(serverDate().toISOString()).toMatch(/^2020-11-28T02:00/)
})
