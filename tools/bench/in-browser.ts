import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import { findTestBrowser } from '../browser/find.ts'
import { browserFlags, isRoot } from '../browser/flags.ts'
import { fail } from '../lib/fail.ts'
import { withWebsite } from './website.ts'

/** Gives `use` a page of its own, with a world of its own, on a website before a fresh mock. */
export type InPage = <T>(use: (page: Page) => Promise<T>) => Promise<T>

function inPageOf(browser: Browser, baseURL: string): InPage {
  return async (use) => {
    const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true, locale: 'zh-CN' })
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }
}

/**
 * Runs a bench in the tests' browser, before the production build and a fresh mock.
 *
 * @param flags of the mock, such as `--scale`
 */
export async function withBrowser<T>(
  use: (inPage: InPage, mockPort: number) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const executablePath = findTestBrowser() ?? fail('No Chromium to measure with: run `npm run browser`.')
  const fromWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url))
  const { chromium } = fromWeb('@playwright/test') as typeof import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: browserFlags(isRoot()) })
  const run = (url: string, mockPort: number) => use(inPageOf(browser, url), mockPort)
  return withWebsite(run, flags).finally(() => browser.close())
}

/** Opens a page of the website as one of the mock's personas. @param world another one than the default */
export const enter = (page: Page, persona: string, to: string, world?: string) =>
  page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona, to, ...(world && { world }) })}`)
