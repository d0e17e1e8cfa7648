import type { Page } from '@playwright/test'
import { defaultLocale, type Locale } from '@portal/i18n/locales'
import { expectAccessible, expectOtherColours } from './support/accessibility.ts'
import { publicPlaces, publicRouteFiles } from './support/public-places.ts'
import { expectSettled, readThrough } from './support/settled.ts'
import { storeBefore } from './support/stored.ts'
import { forEachTab } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { untranslated } from './support/untranslated.ts'
import { expectNoSidewaysScroll, expectToFit } from './support/widths.ts'

interface Visit {
  project: 'desktop' | 'phone'
  locale: Locale
  theme: 'light' | 'dark'
  /** In px; at the last one axe looks at the page in both themes, and its tabs are chosen. */
  widths: number[]
}

const narrowing = [2560, 1920, 1440, 1024, 992, 768, 375, 320]

/**
 * Every page in every language, opened in one theme, and its colours looked at in the other as well. Each theme is opened
 * with characters and with letters, in a wide window and in a narrow one; Chinese, which most read, in both, dark on the
 * phone.
 */
const visits: Visit[] = [
  { project: 'desktop', locale: 'zh-CN', theme: 'light', widths: narrowing.toReversed().concat(1920) },
  { project: 'desktop', locale: 'zh-TW', theme: 'dark', widths: [768, 1440] },
  { project: 'desktop', locale: 'en-US', theme: 'light', widths: narrowing },
  { project: 'desktop', locale: 'pt-BR', theme: 'dark', widths: narrowing },
  { project: 'phone', locale: 'zh-CN', theme: 'dark', widths: [320, 375] },
]

test('no public route is missing here', { tag: '@desktop' }, () => {
  expect(Object.keys(publicPlaces).toSorted()).toEqual(publicRouteFiles().toSorted())
})

async function expectTranslated(page: Page, locale: Locale, where: string): Promise<void> {
  if (locale !== defaultLocale) expect(await untranslated(page, locale), where).toEqual([])
}

for (const { project, locale, theme, widths } of visits) {
  for (const path of Object.values(publicPlaces).flat()) {
    test(`${path} in ${locale}, ${theme}`, { tag: `@${project}` }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await storeBefore(page, { app_lang: locale, theme })
      await page.goto(path)
      await readThrough(page)
      await expect(page.locator(`html[lang="${locale}"]`)).toHaveAttribute('data-theme', theme)
      await expectTranslated(page, locale, 'as it opens')
      await expectToFit(page, widths)
      await expectAccessible(page)
      await expectOtherColours(page)
      if (project === 'phone') return
      await forEachTab(page, async (tab) => {
        await expectSettled(page)
        await expectTranslated(page, locale, `with ${tab}`)
        await expectNoSidewaysScroll(page, `with ${tab}`)
      })
    })
  }
}
