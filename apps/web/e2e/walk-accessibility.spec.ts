import type { Locale } from '@portal/i18n/locales'
import { expectAccessible } from './support/accessibility.ts'
import { publicPlaces } from './support/public-places.ts'
import { readThrough } from './support/settled.ts'
import { storeBefore } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/** Pages of each kind, for the languages whose words are longer. */
const sample = ['/', '/2408', '/Calculator', '/JoinUs/apply', '/MemberLogin', '/subsite/hengzhun']
const longer: Locale[] = ['en-US', 'pt-BR']

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'each page’s own spec looks at it on a phone')
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const theme of ['light', 'dark']) {
  for (const path of Object.values(publicPlaces).flat()) {
    test(`${path} is accessible in the ${theme} theme`, async ({ page }) => {
      await storeBefore(page, { theme })
      await page.goto(path)
      await readThrough(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page)
    })
  }
}

for (const locale of longer) {
  for (const path of sample) {
    test(`${path} is accessible in ${locale}`, async ({ page }) => {
      await storeBefore(page, { app_lang: locale })
      await page.goto(path)
      await readThrough(page)
      await expectAccessible(page)
    })
  }
}
