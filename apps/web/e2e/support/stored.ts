import type { Page } from '@playwright/test'

/** Puts values into the device's storage before the page's own code runs, once: the site may change them afterwards. */
export async function storeBefore(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored-before')) return
    sessionStorage.setItem('stored-before', 'yes')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}
