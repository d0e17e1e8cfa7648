import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { issuedCodeQueryOptions } from '../queries.ts'
import { type Payment, useStartPayment } from './mutations.ts'

const weixin = 'POST /api/weixin/native/pay'
const alipay = 'POST /api/alipay/member/trade/page/pay'
const gateway = 'https://openapi.alipay.com/gateway.do'
const form = `<form action="${gateway}"><input type="hidden" name="out_trade_no" value="JC1"></form>`
const detail = 'GET /api/member-order-detail/701'
const order = (totalAmount: number) => () =>
  Response.json({ id: 701, totalAmount, details: [{ amount: totalAmount }] })
const html = () => new Response(form, { headers: { 'Content-Type': 'text/html' } })

const steps: string[] = []
const onOrder = vi.fn(async (orderId: number) => void steps.push(`order ${orderId}`))

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useStartPayment(onOrder), { wrapper }).result
}

async function start(payment: Payment) {
  const result = open()
  act(() => result.current.mutate(payment))
  await waitFor(() => expect(result.current.isPending).toBe(false))
  return result.current
}

beforeEach(() => {
  window.history.replaceState(null, '', '/pay?fees=1,2')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    steps.push(`leave for ${this.getAttribute('action')}`)
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onOrder.mockClear()
  steps.length = 0
  document.body.replaceChildren()
})

it('takes the order of a WeChat payment into the address and keeps its code', async () => {
  const calls = fakeApi({
    [weixin]: () =>
      Response.json({
        code_url: 'weixin://wxpay/x',
        orderId: 701,
        orderNo: 'JC1',
        expireTime: '2026-11-21T04:43:00Z',
      }),
  })
  await start({ channel: 'WECHAT', target: { feeIds: [1, 2] } })
  expect(calls[0]?.body).toEqual({ feeIds: [1, 2] })
  expect(steps).toEqual(['order 701'])
  expect(queryClient.getQueryData(issuedCodeQueryOptions(701).queryKey)).toBe('weixin://wxpay/x')
})

it('finds the order through the fee before it leaves for Alipay', async () => {
  const calls = fakeApi({
    [alipay]: html,
    'GET /api/member-fees/info/1': () => Response.json({ id: 1, orderId: 701 }),
    [detail]: order(400),
  })
  await start({ channel: 'ALIPAY', target: { feeIds: [1, 2] }, agreed: 40_000 })
  expect(calls[0]?.body).toEqual({ feeIds: [1, 2], returnUrl: `${window.location.origin}/pay?fees=1%2C2` })
  expect(steps).toEqual(['order 701', `leave for ${gateway}`])
})

it.each([
  ['the network is lost', () => Promise.reject(new TypeError('fetch failed')), 'error.network'],
  ['the fee is in none', () => Response.json({ id: 1, orderId: null }), 'error.malformed'],
])('does not leave for Alipay when the order cannot be found out: %s', async (_case, answer, code) => {
  const calls = fakeApi({ [alipay]: html, 'GET /api/member-fees/info/1': answer })
  const { error } = await start({ channel: 'ALIPAY', target: { feeIds: [1] }, agreed: 20_000 })
  expect(error).toMatchObject({ code })
  expect(steps).toEqual([])
  expect(calls.filter(({ name }) => name === alipay)).toHaveLength(1)
})

it('takes what the buyer of a course was shown into the address', async () => {
  fakeApi({
    'POST /api/weixin/edu/native/pay': () => Response.json({ code_url: 'weixin://x', orderId: 701 }),
  })
  await start({ channel: 'WECHAT_EDU', target: { courseId: 3002 }, agreed: 12_000 })
  expect(onOrder).toHaveBeenCalledWith(701, 12_000)
})

it('comes back from Alipay to an order that is known', async () => {
  const calls = fakeApi({ [alipay]: html })
  await start({ channel: 'ALIPAY', target: { orderId: 701 } })
  expect(calls[0]?.body).toEqual({ orderId: 701, returnUrl: `${window.location.origin}/pay?order=701` })
})

it.each([
  ['comes to something else than was shown', order(200)],
  ['does not add up', () => Response.json({ id: 701, totalAmount: 400, details: [{ amount: 200 }] })],
])('does not leave for Alipay with an order that %s, but shows it', async (_case, answer) => {
  fakeApi({ [alipay]: html, [detail]: answer })
  const { error } = await start({ channel: 'ALIPAY', target: { orderId: 701 }, agreed: 40_000 })
  expect(error).toBeNull()
  expect(steps).toEqual(['order 701'])
  expect(onOrder).toHaveBeenCalledWith(701, 40_000)
})

it('fails instead of leaving for Alipay with an order that cannot be read', async () => {
  fakeApi({ [alipay]: html, [detail]: () => problem(403) })
  const result = open()
  act(() => result.current.mutate({ channel: 'ALIPAY', target: { orderId: 701 }, agreed: 40_000 }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 403 }))
  expect(steps).toEqual(['order 701'])
})

it('takes the order of a transfer into the address', async () => {
  const calls = fakeApi({ 'POST /api/bank-transfers': () => Response.json({ orderId: 701 }) })
  await start({ channel: 'BANK', target: { feeIds: [1, 2] }, agreed: 40_000 })
  expect(calls[0]?.body).toEqual({ feeIds: [1, 2] })
  expect(steps).toEqual(['order 701'])
})

it('goes nowhere with a form that is none', async () => {
  fakeApi({ [alipay]: () => new Response('<form action="javascript:steal()"></form>') })
  const { error } = await start({ channel: 'ALIPAY', target: { orderId: 701 } })
  expect(error).toMatchObject({ code: 'error.malformed' })
  expect(steps).toEqual([])
})

it.each([
  ['refused', () => problem(409, 'error.feeInOpenOrder'), 'error.feeInOpenOrder'],
  ['unanswered', () => Promise.reject(new TypeError('fetch failed')), 'error.network'],
  ['failed', () => problem(502), 'error.http.502'],
])('is never sent again on its own when %s, and looks at the fees anew', async (_case, answer, code) => {
  const calls = fakeApi({ [weixin]: answer })
  queryClient.setQueryData(['fees', 'chosen', [1]], [])
  const { error } = await start({ channel: 'WECHAT', target: { feeIds: [1] } })
  expect(error).toMatchObject({ code })
  expect(calls).toHaveLength(1)
  expect(queryClient.getQueryState(['fees', 'chosen', [1]])?.isInvalidated).toBe(true)
  expect(onOrder).not.toHaveBeenCalled()
})

it('is not kept for later while the network is away', async () => {
  onlineManager.setOnline(false)
  const calls = fakeApi({})
  const { error, isPaused } = await start({ channel: 'WECHAT', target: { feeIds: [1] } }).finally(() =>
    onlineManager.setOnline(true),
  )
  expect({ error, isPaused }).toMatchObject({ error: { code: 'error.network' }, isPaused: false })
  expect(calls).toHaveLength(1)
})

/** An answer during which the buyer goes to another page. */
const leaving = (answer: () => Response) => () => {
  leavePage()
  return answer()
}

it.each([
  ['before the order is there', { [alipay]: leaving(html), [detail]: order(400) }, []],
  ['while the order is looked at', { [alipay]: html, [detail]: leaving(order(400)) }, ['order 701']],
])('takes nobody to Alipay who has left the page %s', async (_case, answers, taken) => {
  fakeApi(answers)
  await start({ channel: 'ALIPAY', target: { orderId: 701 }, agreed: 40_000 })
  expect(steps).toEqual(taken)
})
