import { decideAtCashier } from '../../support/paying.ts'
import { persona } from '../../support/personas.ts'
import { button } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a unit pays for a course of one of its people by the channel that it chooses', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const learner = page.getByRole('checkbox', { name: persona('lin').name })
  await enterAs(page, 'hengxin', '/memberManagement?part=courses&course=3002')
  await learner.check()
  await button(page, '生成订单并支付').click()
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await button(page, /^支付 ¥/).click()
  await expect(button(page, '更换支付方式')).toBeVisible()
  await decideAtCashier(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '返回课程' }).click()
  await expect(learner).toBeDisabled()
})
