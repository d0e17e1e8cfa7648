import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { Monitor } from './monitor.tsx'

const payment = {
  ...{
    transactionId: '1',
    orderId: 704,
    orderNo: 'JC1',
    payerName: '苏婉清',
    channel: 'WECHAT',
    amount: 200,
  },
  ...{ orderAmount: 200, paidAt: '2026-11-20T02:00:00.000Z', notifiedAt: null, orderStatus: 'PAID' },
  ...{ isLate: true, isMismatch: false, refundedAt: null },
}
const monitor = {
  ...{ at: '2026-11-21T02:00:00.000Z', payments: [payment], latePayments: 7, mismatchedPayments: 0 },
  ...{ openOrders: 3, waitingRefunds: 2, codes: { lastHour: 0, lastDay: 4 }, refusedLogins: [] },
}

const refused = (name: string, account: object | null) => ({
  ...{ name, count: 1, lastDate: '2026-11-21T01:58:00.000Z', account },
})
const watched = {
  ...monitor,
  refusedLogins: [
    refused('he***', { kind: 'UNIT', id: 7, name: '恒信' }),
    refused('ca***', { kind: 'STAFF', id: 3, name: '方知行' }),
    refused('no***', null),
  ],
  sentCodes: [
    { recipient: '138****0002', sentAt: monitor.at, account: { kind: 'PERSON', id: 2, name: '周岚' } },
    { recipient: 'n***@mail.example', sentAt: monitor.at, account: null },
  ],
}

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

async function open(answer: object, ...names: string[]) {
  const permissions = names.map((name) => ({ name }))
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '9', name: '', role: 'associationStaff', permissions }),
    'GET /api/admin/monitor': () => Response.json(answer),
  })
  await renderInTab(<Monitor />)
}

const linkOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('leads from what it counts to the lists, and counts what is late of any time', async () => {
  await open(monitor, 'desk.monitor', 'desk.orders', 'desk.refunds')
  expect(await linkOf('查看列表：还能支付的订单')).toBe('/list/orders?status=OPEN')
  expect(await linkOf('查看列表：等待退款')).toBe('/list/refunds')
  expect(await linkOf('查看列表：迟到的支付通知')).toBe('/list/payments?finding=LATE')
  expect(await linkOf('查看列表：金额不符的支付')).toBe('/list/payments?finding=MISMATCH')
  expect(await linkOf('JC1')).toBe('/list/orders?item=704')
  expect(screen.getByText('迟到的支付通知').parentElement?.textContent).toContain('7')
})

it('leads to no list that one may not open', async () => {
  await open(monitor, 'desk.monitor')
  await screen.findByText('JC1')
  // The payments themselves come with the page.
  await linkOf('查看列表：金额不符的支付')
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/list/payments?finding=LATE', '/list/payments?finding=MISMATCH'])
})

it('leads from a refused login and from a code to the record of the account, and to what the log has of it', async () => {
  await open(watched, 'desk.monitor', 'desk.members', 'desk.users', 'desk.log')
  expect(await linkOf('恒信')).toBe('/profile/member/UNIT/7')
  expect(await linkOf('操作日志：恒信')).toBe(`/system/log?owner=${encodeURIComponent('恒信')}`)
  expect(await linkOf('方知行')).toBe(`/system/user?name=${encodeURIComponent('方知行')}`)
  expect(await linkOf('操作日志：方知行')).toBe(
    `/system/log?subject=USER&name=${encodeURIComponent('方知行')}`,
  )
  expect(await linkOf('周岚')).toBe('/profile/member/PERSON/2')
  expect(screen.getByText('no***').closest('tr')?.querySelector('a')).toBeNull()
  expect(screen.getByText('n***@mail.example').closest('tr')?.querySelector('a')).toBeNull()
})

it('leads from a login to no record that one may not open', async () => {
  await open(watched, 'desk.monitor')
  await screen.findByText('恒信')
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => !href?.startsWith('/list/'))).toEqual([])
})
