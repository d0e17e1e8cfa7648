import { expect, type Page } from '@playwright/test'

/** Fails when the page is wider than the window, naming what sticks out. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const isClipped = ({ parentElement }: Element): boolean =>
        parentElement !== null &&
        parentElement !== document.body &&
        (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement))
      const culprits = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
      )
      return [`${scrollWidth} px`, ...culprits.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))]
    })
  await expect.poll(wide, { message: `wider than the window, ${where}` }).toEqual([])
}

/** Narrows and widens the window to each width in px; the last one stays. */
export async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `at ${width} px`)
  }
}
