import type { TradeState } from '@portal/api-contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { useTrade } from './use-trade.ts'

const path = 'GET /api/weixin/query-order/701'
const answer = (trade_state: TradeState) => () => Response.json({ trade_state })

function open(answers: (() => Response)[]) {
  const queryClient = new QueryClient()
  const calls = fakeApi({
    [path]: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? problem(500),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useTrade(701), { wrapper })
  return { calls, queryClient, result }
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

function look(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible)
  window.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  look(true)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks until the outcome is final, and no longer', async () => {
  const { calls, result } = open([answer('NOTPAY'), answer('USERPAYING'), answer('SUCCESS')])
  await pass(1)
  expect([calls.length, result.current.trade?.trade_state]).toEqual([1, 'NOTPAY'])
  await pass(7)
  expect([calls.length, result.current.trade?.trade_state]).toEqual([3, 'SUCCESS'])
  await pass(120)
  expect(calls).toHaveLength(3)
})

it('lets go of what the outcome has changed', async () => {
  const { queryClient } = open([answer('SUCCESS')])
  const keys = [
    ['orders', 'detail', 701],
    ['fees', 'info'],
    ['account', 'member'],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  await pass(1)
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})

it('keeps the last answer while none comes, asks ever more slowly, and recovers', async () => {
  const { calls, result } = open([answer('NOTPAY'), () => problem(502), () => problem(502), answer('NOTPAY')])
  await pass(4)
  expect(result.current).toMatchObject({ trade: { trade_state: 'NOTPAY' }, watch: { trouble: 'unanswered' } })
  await pass(2.5)
  expect(calls).toHaveLength(3)
  await pass(6)
  expect(calls).toHaveLength(4)
  expect(result.current.watch.trouble).toBeUndefined()
})

it('gives up at once on an order that is not there', async () => {
  const { calls, result } = open([() => problem(404)])
  await pass(60)
  expect(calls).toHaveLength(1)
  expect(result.current.error).toMatchObject({ status: 404 })
})

it('asks no more by itself after a try that failed, but when the page is looked at again', async () => {
  const { calls, result } = open([answer('PAYERROR'), answer('SUCCESS')])
  await pass(60)
  expect([calls.length, result.current.trade?.trade_state]).toEqual([1, 'PAYERROR'])
  look(false)
  look(true)
  await pass(0.1)
  expect([calls.length, result.current.trade?.trade_state]).toEqual([2, 'SUCCESS'])
  look(false)
  look(true)
  await pass(60)
  expect(calls).toHaveLength(2)
})

it('rests while nobody looks and asks at once when somebody does', async () => {
  const { calls } = open([answer('NOTPAY')])
  await pass(1)
  look(false)
  await pass(60)
  const before = calls.length
  expect(before).toBeLessThanOrEqual(2)
  look(true)
  await pass(0.1)
  expect(calls).toHaveLength(before + 1)
  await pass(3)
  expect(calls).toHaveLength(before + 2)
})
