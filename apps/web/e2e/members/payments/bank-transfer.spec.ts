import { chooseTransfer, controlsOf, handInProof, openPayment } from '../../support/paying.ts'
import { expect, test } from '../../support/test.ts'

test('a transfer says where to, takes its proof, and is paid once the association has confirmed', {
  tag: '@always',
}, async ({ page, world }) => {
  test.slow()
  await openPayment(page, 'su')
  await chooseTransfer(page)
  await expect(page.getByRole('main')).toContainText('江川省建设工程造价管理协会')
  await expect(page.getByRole('button', { name: '复制 收款账号' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)

  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByText('请先上传转账凭证。')).toBeVisible()
  await handInProof(page)
  // Whoever paid by another channel now would pay twice.
  await expect(page.getByRole('button', { name: '更换支付方式' })).toHaveCount(0)

  await page.goto(page.url().replace(/\/pay\?order=(\d+).*/, '/financialManagement/orders/$1'))
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('等待协会确认')
  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 3600 } })
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('已支付')
})
