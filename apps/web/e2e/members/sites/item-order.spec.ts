import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { button, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const arrange = '/memberSubsite?part=items&kind=CONSTRUCT&arrange=CONSTRUCT'
const entries = (page: Page) =>
  page.getByRole('region', { name: '调整典型案例的显示顺序' }).getByRole('listitem')
const titleAt = (page: Page, place: number) => entries(page).nth(place).locator('[lang]').innerText()

/** Opens the order of the cases, and says which stand first and second. */
async function openOrder(page: Page): Promise<[string, string]> {
  await enterAs(page, 'hengxin', arrange)
  await expect(entries(page).nth(2)).toBeVisible()
  return [await titleAt(page, 0), await titleAt(page, 1)]
}

test('items are put into order by keyboard and by dragging, and visitors see them so', {
  tag: '@desktop',
}, async ({ page }) => {
  const [first, second] = await openOrder(page)
  await expect(button(page, '保存顺序')).toBeDisabled()
  await button(page, `下移“${first}”`).focus()
  await page.keyboard.press('Enter')
  await expect(entries(page).first()).toContainText(second)
  await expect(button(page, `下移“${first}”`)).toBeFocused()
  await expect(page.getByText('已移到第 2 位')).toBeAttached()
  await entries(page).nth(1).dragTo(entries(page).nth(2))
  await expect(entries(page).nth(2)).toContainText(first)
  await expectAccessible(page)
  await button(page, '保存顺序').click()
  await expect(page.getByText('显示顺序已保存')).toBeVisible()
  await expect(page).not.toHaveURL(/arrange=/)
  await page.goto('/subEngineerCase/hengxin')
  const cases = page.getByRole('main').getByRole('link').filter({ hasText: /./ })
  await expect(cases.filter({ hasText: second }).first()).toBeVisible()
  const shown = await page.getByRole('main').innerText()
  expect(shown.indexOf(second)).toBeLessThan(shown.indexOf(first))
})

test('words about a picture of the banner are kept, and read out on the site', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/memberSubsite')
  await page.getByRole('textbox', { name: '第 1 张的文字说明' }).fill('公司办公楼的夜景')
  await expect(
    page.frameLocator('iframe[title="站点预览"]').getByRole('img', { name: '公司办公楼的夜景' }).first(),
  ).toBeVisible()
  await button(page, '保存资料').click()
  await expect(page.getByText('站点资料已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '第 1 张的文字说明' })).toHaveValue('公司办公楼的夜景')
})

/** Puts the first of the cases second, as far as saving it. */
async function moveFirst(page: Page): Promise<void> {
  const [first] = await openOrder(page)
  await button(page, `下移“${first}”`).click()
}

testWrites([
  {
    what: 'the order of a site',
    call: /^POST .*\/api\/member-news\/order$/,
    fill: moveFirst,
    fillOther: moveFirst,
    send: (page, click) => click(button(page, '保存顺序')),
    done: async (page) => {
      await expect(page.getByRole('table', { name: '站点内容' })).toBeVisible()
    },
  },
])
