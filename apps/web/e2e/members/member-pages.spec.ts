import type { Page } from '@playwright/test'
import { defaultLocale, type Locale, locales } from '@portal/i18n/locales'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { memberPages } from '../support/behind-login/member-pages.ts'
import { untranslated } from '../support/checks/untranslated.ts'
import { expectToFit } from '../support/checks/widths.ts'
import { isChosen } from '../support/chosen-routes.ts'
import { expectLoaded } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const chosen = Object.entries(memberPages).flatMap(([route, pages]) => (isChosen(route) ? pages : []))

/** Opens the page once more, as somebody who reads another language, and looks at its words and its narrow layouts. */
async function expectWellShownIn(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('app_lang', value), locale)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expectLoaded(page)
  expect(await untranslated(page, locale)).toEqual([])
  await expectToFit(page, [1280, 768, 320])
}

for (const { name, open } of chosen) {
  test(`the page of ${name} fits every width, is accessible in both themes and speaks every language`, {
    tag: '@always',
  }, async ({ page, isMobile }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // High enough that a bar that sticks to the window's end covers no control, which would count as a small one.
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 1200 })
    await open(page)
    await expectAccessibleInBothThemes(page)
    if (isMobile) return
    await expectToFit(page, [320, 375, 768, 1200, 1440, 1920, 2560])
    for (const locale of locales)
      if (locale !== defaultLocale) await test.step(locale, () => expectWellShownIn(page, locale))
  })
}
