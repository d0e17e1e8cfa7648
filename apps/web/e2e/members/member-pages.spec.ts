import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { memberPages } from '../support/behind-login/member-pages.ts'
import { expectToFit } from '../support/checks/widths.ts'
import { isChosen } from '../support/chosen-routes.ts'
import { test } from '../support/test.ts'

const chosen = Object.entries(memberPages).flatMap(([route, pages]) => (isChosen(route) ? pages : []))

for (const { name, open } of chosen) {
  test(`the page of ${name} fits every width and is accessible in both themes`, { tag: '@always' }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // High enough that a bar that sticks to the window's end covers no control, which would count as a small one.
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 1200 })
    await open(page)
    await expectAccessibleInBothThemes(page)
    if (!isMobile) await expectToFit(page, [320, 375, 768, 1200, 1440, 1920, 2560])
  })
}
