import type { Page } from '@playwright/test'
import { chooseTransfer, decideByHand, handInProof, openPayment } from '../../support/paying.ts'
import { otherDevice } from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'
import { decide, expectNotice, openRecord, openWaiting } from './day.ts'

const stateOf = (page: Page, state: string) => page.getByRole('status').filter({ hasText: state })

test('a transfer is confirmed and the order is paid; asked back, it is transferred back', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  test.slow()
  await decideByHand(world)
  const [device, member] = await otherDevice(browser, world)
  await openPayment(member, 'su')
  await chooseTransfer(member)
  await handInProof(member)
  const order = `/financialManagement/orders/${new URL(member.url()).searchParams.get('order')}`

  await openWaiting(page, 'caiwubu', '银行转账', '转账确认')
  await openRecord(page, '苏婉清')
  await decide(page, '通过', '确认到账')
  await member.goto(order)
  await expect(stateOf(member, '已支付')).toBeVisible()
  await member.getByRole('button', { name: '申请退款' }).click()
  const asking = member.getByRole('dialog', { name: '申请退款' })
  await expect(asking).toContainText('由协会转回付款账户')
  await asking.getByRole('textbox', { name: '退款原因' }).fill('重复缴费')
  await asking.getByRole('button', { name: '提交退款申请' }).click()
  await expect(member.getByText('协会正在审核退款')).toBeVisible()

  await openWaiting(page, 'caiwubu', '退款', '退款管理')
  await openRecord(page, '苏婉清')
  await page.getByRole('link', { name: '登记转账' }).click()
  await page.getByRole('textbox', { name: '收款账号' }).fill('6217000010001234567')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /^确认退款 ¥/ }).click()
  await expect(page.getByRole('heading', { name: '退款已登记' })).toBeVisible()
  await member.goto(order)
  await expect(stateOf(member, '已退款')).toBeVisible()
  await expectNotice(member, '/informationCenter', '退款已转账')
  await device.close()
})

test('an invoice is refused with a reason, and its unit reads why', {
  tag: ['@desktop', '@always'],
}, async ({ page, browser, world }) => {
  await openWaiting(page, 'caiwubu', '发票', '发票管理')
  await openRecord(page, '江川恒信')
  await page.getByRole('textbox', { name: '审核意见' }).fill('请注明培训班期次')
  await decide(page, '不予通过')

  const [device, unit] = await otherDevice(browser, world)
  await enterAs(unit, 'hengxin')
  await expectNotice(unit, '/unitMessages', '发票未能开具')
  await unit.goto('/unitPay/invoices?invoice=1')
  await expect(unit.getByRole('main')).toContainText('协会退回了申请')
  await expect(unit.getByRole('main')).toContainText('请注明培训班期次')
  await device.close()
})

test('a refund is approved, and its unit has the money back', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, world }) => {
  await openWaiting(page, 'caiwubu', '退款', '退款管理')
  await openRecord(page, '江川恒信')
  await decide(page, '通过', '同意退款')

  const [device, unit] = await otherDevice(browser, world)
  await enterAs(unit, 'hengxin')
  await expectNotice(unit, '/unitMessages', '订单已退款')
  await unit.goto('/unitPay/refunds')
  const rows = unit.getByRole('table', { name: '退款记录' }).getByRole('row')
  await expect(rows.filter({ hasText: '数字造价与 BIM 算量' }).first()).toContainText('已退款')
  await device.close()
})
