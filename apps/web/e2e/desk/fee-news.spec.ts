import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const title = '云洲市材料价格信息（2026年12月发布）'

test('an editor writes price information, looks at its page and publishes it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'bianji', '/list/fee-news')
  await page.getByRole('link', { name: '写造价信息' }).click()
  await page.getByRole('textbox', { name: /^标题/ }).fill(title)
  await page.getByRole('textbox', { name: '正文' }).fill('采集期截至十一月三十日。')
  await page.getByRole('combobox', { name: /^地区/ }).selectOption('云洲市')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('请填写价格所属月份，如 2026-11。')).toBeVisible()
  await page.getByLabel(/^价格所属月份/).fill('2026-11')
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByText('2026-11', { exact: true })).toBeVisible()
  await preview.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog', { name: '发布文章' }).getByRole('button', { name: '立即发布' }).click()
  await expect(page.getByText('文章已发布')).toBeVisible()
  await page.getByRole('link', { name: '全部造价信息' }).click()
  await expect(page.getByRole('row', { name: title })).toContainText('已发布')

  await page.goto('/GovernmentMinistry')
  await page.getByRole('main').getByRole('link', { name: '造价信息' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
