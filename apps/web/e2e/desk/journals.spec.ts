import { thisYear } from '../support/paying.ts'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** No issue of the next year is on the website yet. */
const year = thisYear() + 1

/** The smallest picture that a browser shows. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

test('an editor puts the pages of an issue into order, looks at it and publishes it, and visitors leaf through it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'bianji', '/list/journals')
  await page.getByRole('link', { name: '新建一期' }).click()
  await page.getByLabel('添加页面', { exact: true }).setInputFiles([picture('二.png'), picture('封面.png')])
  await expect(page.getByText('第 2 页', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '第 2 页前移' }).click()
  await page.getByRole('button', { name: '添加一篇' }).click()
  const entry = page.getByRole('group', { name: '目录第 1 项' })
  await entry.getByRole('textbox', { name: '标题' }).fill('卷首语：银杏')
  await entry.getByRole('textbox', { name: '起始页' }).fill('3')
  await page.getByRole('textbox', { name: '年份' }).fill(`${year}`)
  await page.getByRole('textbox', { name: '期号', exact: true }).fill('4')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('目录中有页码超出了总页数。')).toBeVisible()
  await entry.getByRole('textbox', { name: '起始页' }).fill('2')

  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await preview.getByRole('button', { name: /卷首语：银杏/ }).click()
  await expect(preview.getByRole('img', { name: /^第 2 页/ })).toBeVisible()
  await preview.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog', { name: '发布期刊' }).getByRole('button', { name: '立即发布' }).click()
  await expect(page.getByText('期刊已发布', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '全部期刊' }).click()
  await expect(page.getByRole('row', { name: `江川工程造价${year}年第4期` })).toContainText('已发布')

  await page.goto('/CommitteeBook')
  await page
    .getByRole('main')
    .getByRole('link', { name: `${year} 年第 4 期` })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /卷首语：银杏/ })).toBeVisible()
})
