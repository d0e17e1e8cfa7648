import type { Page } from '@playwright/test'

/** Puts values into the device's storage before the page's own code runs, once: the site may change them afterwards. */
export async function storeBefore(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored-before')) return
    sessionStorage.setItem('stored-before', 'yes')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** Replaces what is in the device's storage; the next page that is opened in this window starts with it. */
export async function replaceStored(page: Page, values: Record<string, string>): Promise<void> {
  // Storage belongs to an origin. On this file of it no code runs that reads or writes in between.
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}
