import { expect, type Locator, type Page } from '@playwright/test'
import { enterAs } from '../session.ts'

/** A page behind the login, in one of its states. */
export interface MemberPage {
  name: string
  /** Its address and who opens it, where no step leads to it. */
  place?: { path: string; persona?: string }
  /** Opens it and waits for what stands on it when it is complete. */
  open: (page: Page) => Promise<void>
}

/**
 * A page at an address of its own.
 *
 * @param as key of the persona who opens it, or `visitor`
 * @param found what stands on it when it is complete
 */
export const at = (
  name: string,
  as: string,
  address: string,
  found: (page: Page) => Locator,
): MemberPage => ({
  name,
  place: as === 'visitor' ? { path: address } : { path: address, persona: as },
  open: async (page) => {
    if (as === 'visitor') await page.goto(address)
    else await enterAs(page, as, address)
    await expect(found(page)).toBeVisible()
  },
})

/** A row of the page's table; the first is that of the heads. */
export const row = (page: Page, number = 1): Locator => page.getByRole('row').nth(number)

/** The first record of a list, on its own page. */
export async function openFirst(page: Page, as: string, list: string, heading: string): Promise<void> {
  await enterAs(page, as, list)
  await page.getByRole('link', { name: /^详情/ }).first().click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}
