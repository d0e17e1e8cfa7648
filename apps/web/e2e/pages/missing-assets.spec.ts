import { scriptOf } from '../support/scripts.ts'
import { expect, test } from '../support/test.ts'

test('a part of the site that does not load offers to load it anew', async ({ page, allow }) => {
  allow(/assets\//)
  const part = `**${scriptOf('open/_public.MemberLogin.tsx')}`
  await page.route(part, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: '会员中心登录' }).click()
  const again = page.getByRole('button', { name: '重新加载' })
  await expect(again).toBeVisible()
  await page.unroute(part)
  const heading = page.getByRole('heading', { name: '单位会员登录' })
  // The router reloads the page once by itself, which may come before the press or take the button away under it.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(heading).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(again).toBeHidden()
})

for (const { what, source } of [
  { what: 'the app itself', source: 'index.html' },
  { what: 'the words of its language', source: 'zh-CN/global.po' },
]) {
  test(`the site says so when ${what} does not come, and another try opens it`, async ({ page, allow }) => {
    allow(/assets\/|dynamically imported/)
    const part = `**${scriptOf(source)}`
    await page.route(part, (route) => route.abort())
    await page.goto('/JoinUs')
    await expect(page.getByRole('alert')).toHaveText(/^页面没有加载成功/)
    await page.unroute(part)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('页面没有加载成功')).toBeHidden()
  })
}
