import type { CurrentUser } from '@portal/api-contract'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { serverDate } from '../../lib/api/server-clock.ts'
import { currentUserQueryOptions } from '../../lib/session/account.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { useDeskMenu } from './use-desk-menu.ts'

const nobody: CurrentUser = {
  userid: 'staff-1',
  name: '白一凡',
  avatar: null,
  role: 'associationStaff',
  permissions: [],
}

it('asks for menu and rights each minute, so that what is given arrives, and the time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let permissions: CurrentUser['permissions'] = []
  let date = 'Sat, 21 Nov 2026 10:00:00 GMT'
  const calls = fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '1', role: 'associationStaff', permissions }),
    'GET /thsuaa/api/currentUserNav': () => Response.json({ data: [] }, { headers: { date } }),
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const useDesk = () => {
    const { data: user } = useQuery(currentUserQueryOptions)
    useDeskMenu(user ?? nobody, '/')
    return user
  }
  const { result } = renderHook(useDesk, { wrapper })
  await vi.waitFor(() => expect(result.current?.permissions).toEqual([]))
  permissions = [{ name: 'desk.news' }]
  // The computer has slept for a night.
  date = 'Sun, 22 Nov 2026 01:00:00 GMT'
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await vi.waitFor(() => expect(result.current?.permissions).toEqual(permissions))
  expect(calls.filter(({ name }) => name.endsWith('Nav')).length).toBeGreaterThan(1)
  expect(serverDate().toISOString()).toMatch(/^2026-11-22T01:00/)
})
