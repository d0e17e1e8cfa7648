import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { type Lease, TabContext } from '../../../../lib/chakra/desk/tab.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { useKeptClaim } from './use-kept-claim.ts'

function keep(isOwn: boolean) {
  const setLease = vi.fn<(lease: Lease | undefined) => void>()
  const tab = {
    id: '/',
    isActive: false,
    search: {},
    params: {},
    setTitle: vi.fn(),
    holdWork: vi.fn(),
    setLease,
  }
  const view = renderHook((own: boolean) => useKeptClaim(7, own), {
    initialProps: isOwn,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <TabContext value={tab}>{children}</TabContext>
      </QueryClientProvider>
    ),
  })
  return { ...view, lease: () => setLease.mock.lastCall?.[0] }
}

it('leaves the own claim to the tab, also once its page has gone', async () => {
  const calls = fakeApi({
    'POST /api/admin/applications/7/claim': () => Response.json({}),
    'DELETE /api/admin/applications/7/claim': () => new Response(null, { status: 204 }),
  })
  const { unmount, lease } = keep(true)
  unmount()
  await lease()?.renew()
  await lease()?.release()
  expect(calls.map(({ name }) => name.split(' ')[0])).toEqual(['POST', 'DELETE'])
})

it('says when the claim is kept no longer', async () => {
  fakeApi({ 'POST /api/admin/applications/7/claim': () => problem(409, 'error.claimed') })
  const { rerender, lease } = keep(true)
  await expect(lease()?.renew()).rejects.toMatchObject({ status: 409 })
  rerender(false)
  expect(lease()).toBeUndefined()
})
