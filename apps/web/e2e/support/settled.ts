import { expect, type Page } from '@playwright/test'

/** What keeps a place for what still loads; behind words that say that nothing will come, it is only drawn. */
const awaited = 'main [data-skeleton]:not([data-backdrop] *)'

/** What is shown while its successor loads: a list of the previous page or filter. */
const outdated = 'main :is(ul, table)[aria-busy="true"]'

/** Waits until the page has its content: nothing keeps a place for what still loads, and no list is outdated. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveText(/\S/)
  await expect(page.locator(`${awaited}, ${outdated}`)).toHaveCount(0)
}

/** Waits until the page stands: with its content, and with its footer. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectLoaded(page)
}

/** Passes the whole page through the window, as a reader does, so that what loads when it comes near is loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectSettled(page)
}
