import { localeNames, locales } from '@portal/i18n/locales'
import { storeBefore } from './support/stored.ts'
import { expect, test } from './support/test.ts'
import { sayIn } from './support/words.ts'

for (const locale of locales) {
  test(`home, a column and the login speak ${locale}`, async ({ page }) => {
    const say = sayIn(locale)
    await storeBefore(page, { app_lang: locale })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('link', { name: say('会员中心登录') }).first()).toBeVisible()
    await page.goto('/DynamicWork')
    await expect(page.locator('a[href*="article="]').first()).toBeVisible()
    await page.goto('/MemberLogin')
    await expect(page).toHaveTitle(new RegExp(say('单位会员登录')))
    await expect(page.getByRole('button', { name: say('登录'), exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('the language that is chosen is kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: `语言: ${localeNames['zh-CN']}` }).click()
  await page.getByText(localeNames['en-US'], { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('link', { name: 'Member login' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('app_lang'))).toBe('en-US')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Member login' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('the theme that is chosen is kept', async ({ page }) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: '切换到深色主题' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '切换到浅色主题' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
})
