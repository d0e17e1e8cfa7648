import { localeNames, locales } from '@portal/i18n/locales'
import { sayIn } from '../support/checks/words.ts'
import { replaceStored } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

// The words on the pages are read in public-pages.spec.ts; a title stands on none.
test('the title of a page speaks every language', { tag: '@desktop' }, async ({ page }) => {
  for (const locale of locales) {
    const say = await sayIn(locale)
    await replaceStored(page, { app_lang: locale })
    await page.goto('/MemberLogin')
    await expect(page).toHaveTitle(new RegExp(say('单位会员登录')))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
})

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

test('the theme that is chosen is kept', { tag: '@always' }, async ({ page }) => {
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
