import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('an application’s form is printed on whole sheets of A4, without the page around it', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('link', { name: /^详情/ }).first().click()
  await page.getByRole('link', { name: '打印申请表' }).click()
  await expect(page.getByRole('article', { name: '会员申请表' })).toContainText('统一社会信用代码')
  await expect(page.getByRole('img', { name: '查验二维码' })).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  for (const [, width, height] of text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)) {
    expect(Number(width)).toBeCloseTo(595, 0)
    expect(Number(height)).toBeCloseTo(842, 0)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('link', { name: '返回' })).toBeHidden()
})

test('the form of another account is not shown', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/^404: GET .*print-info\/member/)
  await enterAs(page, 'hengxin', '/printView?type=APPLY_FORM&id=3001')
  await expect(page.getByText('没有找到要打印的内容')).toBeVisible()
})
