import type { Locator, Page } from '@playwright/test'

/** Links of a page's own navigations that stay on the page: tabs, entries, years. Not its pages nor the way back. */
async function tabNames(page: Page): Promise<string[]> {
  return page.locator('main nav a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.pathname === location.pathname && link.checkVisibility())
      .filter((link) => !link.ariaCurrent && !new URLSearchParams(link.search).has('page'))
      .map((link) => link.textContent?.trim() ?? ''),
  )
}

/**
 * Chooses every tab of the page once by its words, those that come to light with another one too, and calls `look` on each.
 */
export async function forEachTab(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const name = (await tabNames(page)).find((candidate) => candidate && !seen.has(candidate))
    if (!name) return
    seen.add(name)
    await linkOf(page, name).click()
    await look(name)
  }
}

const linkOf = (page: Page, name: string): Locator =>
  page.locator('main nav a[href]').filter({ hasText: name, visible: true }).first()
