import type { Page } from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import { controlsOf, decideAtCashier, openCode, openPayment } from '../../support/paying.ts'
import { expect, test } from '../../support/test.ts'

const day = 86_400

interface Case {
  what: string
  fault?: 'LATE' | 'TWICE' | 'WRONG_AMOUNT' | 'NEVER' | 'CLOSED_MEANWHILE'
  press: string
  /** What the page says at first. */
  says: string
  /** Seconds later; and what it says then. */
  later?: [seconds: number, says: string]
}

const cases: Case[] = [
  {
    what: 'a notification that is late',
    fault: 'LATE',
    press: '支付成功',
    says: '正在付款，请在支付页面上完成操作。',
    later: [300, '支付成功'],
  },
  { what: 'a notification that comes twice', fault: 'TWICE', press: '支付成功', says: '支付成功' },
  { what: 'a wrong amount', fault: 'WRONG_AMOUNT', press: '支付成功', says: '这次支付没有成功' },
  {
    what: 'a notification that never comes',
    fault: 'NEVER',
    press: '支付成功',
    says: '正在付款，请在支付页面上完成操作。',
    later: [7200, '支付成功'],
  },
  { what: 'an order closed meanwhile', fault: 'CLOSED_MEANWHILE', press: '支付成功', says: '订单已关闭' },
  { what: 'a payment that fails', press: '支付失败', says: '这次支付没有成功' },
  {
    what: 'a payment left at the channel',
    press: '离开（不支付）',
    says: '等待付款。付款后本页会自动显示结果。',
    later: [7200, '订单已超过支付时限'],
  },
]

const state = (page: Page) => page.getByRole('main').getByRole('status').first()

for (const { what, fault, press, says, later } of cases) {
  test(`${what} ends on the right screen`, { tag: ['@desktop', '@full'] }, async ({ page, world }) => {
    const controls = controlsOf(world)
    await openCode(page, 'su')
    if (fault) {
      const late = fault === 'LATE' && { delaySeconds: 300 }
      await unwrap(controls.POST('/faults', { body: { kind: fault, count: 1, ...late } }))
    }
    await decideAtCashier(page, press)
    await expect(state(page)).toHaveText(says)
    if (says === '这次支付没有成功')
      await expect(page.getByText(/如果已经扣款，将由支付渠道原路退回/)).toBeVisible()
    if (says === '订单已关闭')
      await expect(page.getByText(/如果款项已经付出，将由支付渠道原路退回/)).toBeVisible()
    if (!later) return
    const [advanceSeconds, then] = later
    await controls.PUT('/clock', { body: { advanceSeconds } })
    await expect(state(page)).toHaveText(then)
  })
}

test('a gateway that is down says that the payment has not begun, and is tried again', async ({
  page,
  world,
  allow,
}) => {
  allow(/^503: POST .*native\/pay/)
  await openPayment(page, 'su')
  await controlsOf(world).POST('/faults', {
    body: { kind: 'STATUS', operation: 'payByWeixin', status: 503, count: 1 },
  })
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: '支付没有开始' })).toBeVisible()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
})

for (const days of [-3, 3]) {
  test(`a device whose clock is wrong by ${days} days shows the time that is left`, {
    tag: ['@desktop', '@full'],
  }, async ({ page, world }) => {
    await page.clock.setSystemTime(Date.now() + days * day * 1000)
    await openCode(page, 'su')
    await expect(page.locator('p').filter({ has: page.getByRole('timer') })).toHaveText(/1:5\d:\d\d|2:00:00/)
    await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 7200 } })
    await expect(state(page)).toHaveText('订单已超过支付时限')
  })
}
