import type { MemberFee } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FeeDetail } from './fee-detail.tsx'

const fee: Partial<MemberFee> = {
  ...{
    id: 513,
    feeNo: 'HF20260002',
    feeYear: 2026,
    feeKind: 'YEAR',
    ownerName: '苏婉清',
    memberLevel: '会员',
  },
  ...{ feeStandard: 200, discount: 50, amount: 150, paidAmount: 0, dueDate: '2026-12-31', payDate: null },
  ...{ status: 'UNPAID', isPayable: true, orderId: null, payer: null },
}

async function open(changed: Partial<MemberFee>) {
  fakeApi({ 'GET /api/member-fees/info/513': () => Response.json({ ...fee, ...changed }) })
  await renderPage(
    <UiProvider>
      <FeeDetail id={513} />
    </UiProvider>,
  )
  await screen.findByRole('heading', { name: '2026 年度会费' })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('tells what a fee comes to, and until when', async () => {
  await open({})
  for (const word of ['HF20260002', '苏婉清', '¥200.00', '¥50.00', '¥150.00', '待缴纳'])
    expect(screen.getByText(word)).toBeDefined()
  expect(screen.queryByText('付款人')).toBeNull()
})

const payer = { type: 'UNIT', name: '江川恒信' } as const

it.each([
  ['another is about to pay', { status: 'PAYING', isPayable: false, payer }, '由江川恒信代缴'],
  ['another has paid', { status: 'PAID', isPayable: false, payer }, '由江川恒信代缴'],
  ['nobody has to pay', { status: 'EXEMPT', isPayable: false }, '这笔会费已免缴，无需支付。'],
  ['was paid back', { status: 'REFUNDED', orderId: 7 }, '这笔会费已退费，所属年度结束前可以重新缴纳。'],
  [
    'was paid back and is closed',
    { status: 'REFUNDED', isPayable: false, orderId: 7 },
    '年度结束或会籍终止后，已退的会费不再收取。',
  ],
] as const)('says of a fee that %s what is to be known', async (_case, changed, words) => {
  await open(changed)
  expect(screen.getByText(words)).toBeDefined()
})

it('tells of the difference of an upgrade what the year was billed at before', async () => {
  fakeApi({
    'GET /api/member-fees/info/513': () =>
      Response.json({ ...fee, feeKind: 'UPGRADE', feeStandard: 5000, discount: 2000, amount: 3000 }),
  })
  await renderPage(
    <UiProvider>
      <FeeDetail id={513} />
    </UiProvider>,
  )
  expect((await screen.findByText('本年度已计')).nextElementSibling?.textContent).toBe('¥2,000.00')
  expect(screen.queryByText('减免')).toBeNull()
})

it('leads back to the list as it was narrowed', async () => {
  fakeApi({ 'GET /api/member-fees/info/513': () => Response.json(fee) })
  const { router } = await renderPage(
    <UiProvider>
      <FeeDetail id={513} />
    </UiProvider>,
  )
  const back = () => screen.getByRole('link', { name: '返回会费列表' }).getAttribute('href')
  expect(back()).toBe('/financialManagement/fees')
  const fees = { status: 'OVERDUE', page: 2 } as const
  await act(() => router.navigate({ to: '/financialManagement/fees/$feeId', state: { fees } } as never))
  await waitFor(() => expect(back()).toBe('/financialManagement/fees?status=OVERDUE&page=2'))
})

it('leads from a paid fee to its order', async () => {
  await open({ status: 'PAID', isPayable: false, orderId: 7, payer: { type: 'PERSON', name: '苏婉清' } })
  const order = screen.getByRole('link', { name: /^查看订单/ })
  expect(order.getAttribute('href')).toBe('/financialManagement/orders/7')
  expect(screen.queryByText('由苏婉清代缴')).toBeNull()
})

it('knows no fee of another', async () => {
  fakeApi({ 'GET /api/member-fees/info/513': () => problem(404) })
  await renderPage(
    <UiProvider>
      <FeeDetail id={513} />
    </UiProvider>,
  )
  expect(await screen.findByText('没有找到这笔会费')).toBeDefined()
})

it('shows the 403 result of a fee that is refused', async () => {
  fakeApi({ 'GET /api/member-fees/info/513': () => problem(403) })
  await renderPage(
    <UiProvider>
      <FeeDetail id={513} />
    </UiProvider>,
  )
  expect(await screen.findByText('无权限')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})
