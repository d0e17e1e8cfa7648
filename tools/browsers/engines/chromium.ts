import { createRequire } from 'node:module'
import type { JSHandle, Browser as Running } from '@playwright/test'
import { findTestBrowser } from '../../browser/find.ts'
import { browserFlags, isRoot } from '../../browser/flags.ts'
import { messageOf } from '../../lib/fail.ts'
import { answerOf, type Browser, callIn, type Engine } from './engine.ts'
import { findOldChromium } from './old-chromium.ts'

/** The Chromium that all other browser tests use. */
export const chromium: Engine = {
  key: 'chromium',
  async start() {
    const path = findTestBrowser()
    return path ? startChromium(path) : 'Chromium is not installed: `npm run browser` does it.'
  },
}

/** The oldest Chromium that is supported. */
export const oldChromium: Engine = {
  key: 'chromium-109',
  async start() {
    const { path, why = '' } = await findOldChromium()
    return path ? startChromium(path) : why
  },
}

/** Playwright belongs to the web app. */
const playwright: typeof import('@playwright/test') = createRequire(
  new URL('../../../apps/web/package.json', import.meta.url),
)('@playwright/test')

async function startChromium(executablePath: string): Promise<Browser | string> {
  try {
    return await drive(await playwright.chromium.launch({ executablePath, args: browserFlags(isRoot()) }))
  } catch (error) {
    return `${executablePath} does not start: ${messageOf(error).split('\n').slice(0, 3).join(' ')}`
  }
}

async function drive(running: Running): Promise<Browser> {
  const page = await running.newPage({ locale: 'zh-CN' })
  return {
    name: `Chromium ${running.version()}`,
    open: async (url) => {
      await page.goto(url)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: async (work, ...given) =>
      JSON.parse((await page.evaluate<string | undefined>(answerOf(work, given))) ?? 'null'),
    click: async (find, ...given) => {
      const handle: JSHandle = await page.evaluateHandle(callIn(find, given))
      const found = handle.asElement()
      if (!found) throw new Error(`Nothing to click: ${given.join(' ')}`)
      await found.click()
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => running.close(),
  }
}
