import type { Page } from '@playwright/test'
import { web } from '../support/servers.ts'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Gives 白一凡 the training department's role, or takes it, by hand. */
async function changeRole(chief: Page): Promise<void> {
  await chief.getByRole('button', { name: '编辑 白一凡' }).click()
  const dialog = chief.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^培训部/ }).press('Space')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a role that is given opens pages at once, and one that is taken closes the open page and its menu', {
  tag: '@desktop',
}, async ({ page, browser, world, allow }) => {
  allow(/^403: /)
  await enterDesk(page, 'shixi', '/account/center')
  await expect(page.getByText('您的账号还没有角色')).toBeVisible()
  const menu = page.getByRole('navigation', { name: '主菜单' }).getByRole('link')
  await expect(menu).toHaveCount(0)

  const other = await browser.newContext()
  await other.addCookies([{ name: 'mock_world', value: world, url: web }])
  const chief = await other.newPage()
  await enterDesk(chief, 'mishuzhang', '/dashboard/workplace')
  await chief.getByRole('link', { name: '新建用户' }).click()
  await changeRole(chief)
  await page.goto('/dashboard/workplace')
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible()
  await expect(menu.first()).toBeVisible()

  await changeRole(chief)
  // The next call of the open page is refused.
  await page.getByRole('button', { name: '刷新当前页' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '无权限' })).toBeVisible()
  await expect(menu).toHaveCount(0)
  await other.close()
})

test('the second of two who decide is told who was first, and sees what was decided', {
  tag: ['@desktop', '@always'],
}, async ({ page, browser, world, allow }) => {
  allow(/^409: POST .*\/decision/)
  await enterDesk(page, 'huiyuanbu', '/profile/application/3016')
  await page.getByLabel('审核意见').fill('请补充说明。')

  const other = await browser.newContext()
  await other.addCookies([{ name: 'mock_world', value: world, url: web }])
  const chief = await other.newPage()
  await enterDesk(chief, 'mishuzhang', '/profile/application/3016')
  await chief.getByRole('button', { name: '通过', exact: true }).click()
  await expect(chief.getByText('决定已作出')).toBeVisible()

  await page.getByRole('button', { name: '退回补正' }).click()
  const told = page.getByText('决定没有作出')
  await expect(told).toBeVisible()
  await expect(page.getByText(/经办人：沈敬之/)).toBeVisible()
  await expect(page.getByText(/^沈敬之 · .* · /)).toBeVisible()
  await other.close()
})
