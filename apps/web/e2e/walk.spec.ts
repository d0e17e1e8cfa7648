import type { Page } from '@playwright/test'
import { publicPlaces, publicRouteFiles } from './support/public-places.ts'
import { expectSettled, readThrough } from './support/settled.ts'
import { storeBefore } from './support/stored.ts'
import { forEachTab } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { untranslated } from './support/untranslated.ts'

/** Widths in px that each project narrows or widens its window to. */
const widths: Record<string, number[]> = { desktop: [2560, 1440, 768, 1920], phone: [320, 375] }
/** English is half as long again; the tabs are chosen at the last and narrowest. */
const englishWidths = [1920, 1440, 768, 375, 320]

/** Fails when the page is wider than the window, naming what sticks out. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const culprits = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      )
      return [`${scrollWidth} px`, ...culprits.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))]
    })
  await expect.poll(wide, { message: `wider than the window, ${where}` }).toEqual([])
}

async function expectWidths(page: Page, widths: number[] = []): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `at ${width} px`)
  }
}

test('no public route is missing here', () => {
  expect(Object.keys(publicPlaces).toSorted()).toEqual(publicRouteFiles().toSorted())
})

for (const path of Object.values(publicPlaces).flat()) {
  test(`${path} stands at every width, and so does what its tabs show`, async ({ page }, { project }) => {
    await page.goto(path)
    await readThrough(page)
    await expectWidths(page, widths[project.name])
    if (project.name === 'phone') return
    await forEachTab(page, async (tab) => {
      await expectSettled(page)
      await expectNoSidewaysScroll(page, `with ${tab}`)
    })
  })

  test(`${path} is in English, and still fits`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'sets the width of its window itself')
    await storeBefore(page, { app_lang: 'en-US' })
    await page.goto(path)
    await readThrough(page)
    expect(await untranslated(page)).toEqual([])
    await expectWidths(page, englishWidths)
    await forEachTab(page, async (tab) => {
      await expectSettled(page)
      expect(await untranslated(page), `with ${tab}`).toEqual([])
      await expectNoSidewaysScroll(page, `with ${tab}`)
    })
  })
}
