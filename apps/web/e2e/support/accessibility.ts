import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectNoViolation(axe: AxeBuilder, where?: string): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, where).toEqual([])
}

/** Holds what the page shows now against WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withTags(standard))
}

/** The same of the theme that is not on: a theme changes colours alone. Without motion they change at once. */
export async function expectOtherColours(page: Page): Promise<void> {
  const other = await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    return dataset.theme
  })
  await expectNoViolation(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), other)
}
