import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A file in the browser's own viewer, which no script of the page reaches. */
const isViewer = (url: string) => /^(blob|chrome-extension):/.test(url)

/** Runs axe inside the page, and inside the frames that it has drawn itself: their text is a part of the page. */
async function expectNoViolation(page: Page, runOnly: RunOptions['runOnly'], where?: string): Promise<void> {
  for (const frame of page.frames()) {
    if (isViewer(frame.url())) continue
    const isWhole = frame === page.mainFrame()
    if (!isWhole) expect(frame.url(), 'axe would not see what is in a frame').toBe('about:blank')
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
    const found = await frame.evaluate(
      async ({ options, part }) => {
        const context = part ? document.body : document
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
      },
      {
        options: { runOnly, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
        part: !isWhole,
      },
    )
    expect(found, where).toEqual([])
  }
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
