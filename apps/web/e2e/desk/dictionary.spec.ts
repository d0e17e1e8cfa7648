import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('the editor moves an entry of the navigation by key, hides it, and visitors see that', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterDesk(page, 'bianji', '/system/dictionary')
  const panel = page.getByRole('heading', { name: '网站导航' }).locator('xpath=ancestor::*[.//ol][1]')
  const entries = panel.getByRole('listitem')
  const second = (await entries.nth(1).locator('[lang]').first().textContent()) ?? ''
  await entries.nth(1).getByRole('button', { name: /^上移/ }).press('Enter')
  await expect(entries.first()).toContainText(second)
  await panel.getByRole('button', { name: '保存顺序' }).click()
  await expect(page.getByText('顺序已保存，访客现在看到的就是它')).toBeVisible()

  await page.getByRole('button', { name: `改名 ${second}` }).click()
  await page.getByRole('textbox', { name: '导航中的名称' }).fill('新闻中心')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(entries.first()).toContainText('新闻中心')
  const last = (await entries.last().locator('[lang]').first().textContent()) ?? ''
  await page.getByRole('switch', { name: `在导航中显示 ${last}` }).press('Space')
  await expect(page.getByText(`“${last}”已从导航中隐藏`)).toBeVisible()

  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: '主导航' })
  await expect(navigation.getByRole('link', { name: '新闻中心' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: last, exact: true })).toHaveCount(0)
})

test('the columns below an entry are put into an order, which visitors see', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'bianji', '/system/dictionary')
  const panel = page.getByRole('heading', { name: '子栏目' }).locator('xpath=ancestor::*[.//ol][1]')
  const choice = panel.getByRole('combobox', { name: '所属导航' })
  await choice.selectOption('行业动态')
  const columns = panel.getByRole('listitem')
  await expect(columns.first()).toContainText('协会动态')
  await columns.nth(1).getByRole('button', { name: '上移“通知公告”' }).press('Enter')
  await expect(columns.first()).toContainText('通知公告')
  await expect(choice).toBeDisabled()
  await panel.getByRole('button', { name: '保存顺序' }).click()
  await expect(page.getByText('顺序已保存，访客现在看到的就是它')).toBeVisible()
  await expect(choice).toBeEnabled()
  await page.goto('/DynamicWork')
  const links = page.getByRole('main').getByRole('link', { name: /^(通知公告|协会动态)$/ })
  await expect(links.first()).toHaveText('通知公告')
})

test('one of the staff changes the own password, and the wrong old one is said beside its field', {
  tag: '@desktop',
}, async ({ page, allow }) => {
  allow(/^400: POST .*\/account\/password/)
  await enterDesk(page, 'shixi', '/account/settings')
  const fill = async (old: string) => {
    await page.getByRole('textbox', { name: '现有密码' }).fill(old)
    await page.getByRole('textbox', { name: '新密码', exact: true }).fill('Linjiang@2027')
    await page.getByRole('textbox', { name: '再次输入新密码' }).fill('Linjiang@2027')
    await page.getByRole('button', { name: '修改密码' }).click()
  }
  await fill('not it')
  await expect(page.getByRole('textbox', { name: '现有密码' })).toHaveAttribute('aria-invalid', 'true')
  await fill('Jiangchuan@2026')
  await expect(page.getByText('新密码已生效')).toBeVisible()
})
