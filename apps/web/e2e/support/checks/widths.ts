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

/** Fails when text is smaller than 12 px as it is drawn, naming it with its size. */
async function expectReadable(page: Page, where: string): Promise<void> {
  const small = () =>
    page.evaluate(() => {
      const sizeOf = (element: Element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        // A drawing is scaled with its text.
        const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1
        return size * (scale ?? 1)
      }
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
        ({ parentElement, nodeValue }) =>
          nodeValue?.trim() && parentElement?.checkVisibility({ visibilityProperty: true })
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_REJECT,
      )
      const elements = new Set<Element>(document.querySelectorAll('input, select, textarea'))
      while (texts.nextNode()) elements.add(texts.currentNode.parentElement as Element)
      return [...elements]
        .map((element) => `${sizeOf(element).toFixed(2)} px: ${element.outerHTML.slice(0, 120)}`)
        .filter((line) => Number.parseFloat(line) < 12)
    })
  // What follows the window's width by script does so a moment later.
  await expect.poll(small, { message: `text under 12 px, ${where}` }).toEqual([])
}

/** Fails when a field is too narrow for the words that stand in it while it is empty. */
async function expectWholePlaceholders(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].filter(
      (input) => input.placeholder && input.checkVisibility({ visibilityProperty: true }),
    )
    return fields.flatMap((input) => {
      const { value, placeholder } = input
      input.value = placeholder
      const missing = input.scrollWidth - input.clientWidth
      input.value = value
      return missing > 0 ? [`${placeholder}: ${missing} px`] : []
    })
  })
  expect(cut, `placeholders that are cut, ${where}`).toEqual([])
}

/** Narrows and widens the window to each width in px; the last one stays. */
export async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `at ${width} px`)
    await expectReadable(page, `at ${width} px`)
    await expectWholePlaceholders(page, `at ${width} px`)
  }
}
