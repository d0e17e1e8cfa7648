import type { Page } from '@playwright/test'
import { defaultLocale, type Locale } from '@portal/i18n/locales'
import { expectAccessible, expectOtherColours } from '../support/accessibility.ts'
import { untranslated } from '../support/checks/untranslated.ts'
import { expectNoSidewaysScroll, expectToFit } from '../support/checks/widths.ts'
import { chosenPlaces } from '../support/places.ts'
import { expectSettled, readThrough } from '../support/settled.ts'
import { replaceStored } from '../support/stored.ts'
import { forEachTab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

interface Visit {
  locale: Locale
  theme: 'light' | 'dark'
  /** In px; at the last one axe looks at the page in both themes, and its tabs are chosen. */
  widths: number[]
}

const narrowing = [2560, 1920, 1440, 1200, 1024, 992, 768, 375, 320]

/**
 * Every page in every language, opened in one theme, and its colours looked at in the other as well. Each theme is opened
 * with characters and with letters, in a wide window and in a narrow one; Chinese, which most read, in both, dark on the
 * phone.
 */
const visits: Record<string, Visit[]> = {
  desktop: [
    { locale: 'zh-CN', theme: 'light', widths: narrowing.toReversed().concat(1920) },
    { locale: 'zh-TW', theme: 'dark', widths: [768, 1440] },
    { locale: 'en-US', theme: 'light', widths: narrowing },
    { locale: 'pt-BR', theme: 'dark', widths: narrowing },
  ],
  phone: [{ locale: 'zh-CN', theme: 'dark', widths: [320, 375] }],
}

async function expectTranslated(page: Page, locale: Locale, where: string): Promise<void> {
  if (locale !== defaultLocale) expect(await untranslated(page, locale), where).toEqual([])
}

/** Opens the page as somebody does who chose this language and theme on an earlier visit. */
async function open(page: Page, path: string, { locale, theme }: Visit): Promise<void> {
  await replaceStored(page, { app_lang: locale, theme })
  await page.goto(path)
  await readThrough(page)
  await expect(page.locator(`html[lang="${locale}"]`)).toHaveAttribute('data-theme', theme)
}

async function expectWellShown(page: Page, { locale, widths }: Visit): Promise<void> {
  await expectTranslated(page, locale, 'as it opens')
  await expectToFit(page, widths)
  await expectAccessible(page)
  await expectOtherColours(page)
}

async function expectTabsWellShown(page: Page, { locale }: Visit): Promise<void> {
  await forEachTab(page, async (tab) => {
    await expectSettled(page)
    await expectTranslated(page, locale, `with ${tab}`)
    await expectNoSidewaysScroll(page, `with ${tab}`)
  })
}

for (const path of chosenPlaces()) {
  test(
    `${path} is translated, fits every width and is accessible in both themes`,
    { tag: '@always' },
    async ({ page }, { project }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const window = page.viewportSize()
      for (const visit of visits[project.name] ?? [])
        await test.step(`${visit.locale}, ${visit.theme}`, async () => {
          if (window) await page.setViewportSize(window)
          await open(page, path, visit)
          await expectWellShown(page, visit)
          if (project.name === 'desktop') await expectTabsWellShown(page, visit)
        })
    },
  )
}
