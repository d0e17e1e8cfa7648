import { expect, type Locator, type Page } from '@playwright/test'

const maxPresses = 80

/**
 * Presses Tab until the element has the focus, as somebody without a mouse would.
 * @throws when 80 presses do not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `${maxPresses} presses of Tab do not reach it`).toBeFocused()
}

/** Tabs to a control and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
