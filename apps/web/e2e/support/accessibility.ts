import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs axe inside the page. It looks at the page's own document alone, so that a page with frames is refused. */
async function expectNoViolation(page: Page, runOnly: RunOptions['runOnly'], where?: string): Promise<void> {
  expect(page.frames(), 'axe would not see what is in a frame').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )
  expect(found, where).toEqual([])
}

/** Holds what the page shows now against WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: standard }, where)
}

/** The same of the theme that is not on: a theme changes colours alone. Without motion they change at once. */
export async function expectOtherColours(page: Page): Promise<void> {
  const other = await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    return dataset.theme
  })
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, other)
}

/** Both themes: every rule in the one that is on, the rules about colours in the other. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectOtherColours(page)
}
