import { ApiError } from '@portal/api-contract'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { releaseAllLeases, setLease, useRenewedLeases } from './leases.ts'

const leaseOf = (renew: () => Promise<unknown>) => ({
  renew: vi.fn(renew),
  release: vi.fn(async () => 'done'),
})
const pass = () => vi.advanceTimersByTimeAsync(5 * 60_000)

it('renews what the tabs have until it is refused, not where only the network is lost', async () => {
  vi.useFakeTimers()
  const refused = leaseOf(() => Promise.reject(new ApiError('http', { status: 409 })))
  const lost = leaseOf(() => Promise.reject(new ApiError('network', { status: 0 })))
  setLease('/a', refused)
  setLease('/b', lost)
  const { unmount } = renderHook(() => useRenewedLeases())
  await pass()
  await pass()
  expect(refused.renew).toHaveBeenCalledTimes(1)
  expect(lost.renew).toHaveBeenCalledTimes(2)
  unmount()
  await pass()
  expect(lost.renew).toHaveBeenCalledTimes(2)
})

it('gives everything back before a logout, which does not wait for ever', async () => {
  vi.useFakeTimers()
  const lease = leaseOf(async () => 'kept')
  const silent = { ...lease, release: vi.fn(() => new Promise(() => {})) }
  setLease('/a', lease)
  setLease('/b', silent)
  const released = releaseAllLeases()
  await vi.advanceTimersByTimeAsync(3_000)
  await released
  expect(lease.release).toHaveBeenCalledTimes(1)
  expect(silent.release).toHaveBeenCalledTimes(1)
})
