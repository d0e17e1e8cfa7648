import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { root } from '../lib/npm.ts'
import { findLowControls, findOverflow, findSmallText, settle } from './page-checks.ts'

/** Where the built catalogue lies. */
export const built = join(root, 'packages/ui/dist/widgets')

const origin = 'http://widgets.test'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const axeFile = createRequire(join(root, 'packages/ui/package.json')).resolve('axe-core/axe.min.js')

export type Story = { id: string; title: string; name: string }

/** All stories of the built catalogue. */
export function readStories(): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** Storybook's preview talks over this channel. */
type Channel = {
  emit(event: string, payload: unknown): void
  on(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
  var axe: { run(options: unknown): Promise<{ violations: Violation[] }> }
}

type Violation = { id: string; help: string; nodes: { target: unknown[] }[] }

/** Opens the catalogue without a server: its files come from the disk, and whatever else is asked for is a fault. */
export async function openCatalogue(context: BrowserContext, faults: string[]): Promise<Page> {
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (url.origin !== origin) {
      faults.push(`asks for ${url.origin}`)
      return route.abort()
    }
    const file = join(built, url.pathname)
    return route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' })
  })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const [first] = readStories()
  // The addon's own run of axe would meet ours.
  await page.goto(`${origin}/iframe.html?id=${first?.id}&viewMode=story&globals=a11y.manual:!true`)
  await page.waitForSelector('#storybook-root > *')
  await page.addScriptTag({ path: axeFile })
  return page
}

/** Turns what is shown, open menus and all, into another theme. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/** Shows a story; the page stays, so that the next one is there at once. */
export async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        const onRendered = (rendered: unknown) => {
          if (rendered !== storyId) return
          channel.off('storyRendered', onRendered)
          // Two frames: what is measured and placed after the first stands.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        channel.on('storyRendered', onRendered)
        // The page's address names the story that stands. Both messages at once would break off a story that is still playing.
        const isShown = new URLSearchParams(location.search).get('id') === storyId
        if (isShown) channel.emit('forceRemount', { storyId })
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe says of the page as it is, by all of WCAG 2.2 AA or by these rules alone. */
export function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      const result = await globalThis.axe.run({ resultTypes: ['violations'], runOnly })
      return result.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: wcag },
  )
}

/** What is wrong with the sizes, which are the same in each theme. */
export async function findMisfits(page: Page, story: Story, isPhone: boolean): Promise<string[]> {
  await page.evaluate(settle)
  const found = await page.evaluate(findOverflow)
  // The light widgets follow the page zoom; what is behind a login has floors.
  if (!story.title.startsWith('Chakra')) return found
  found.push(...(await page.evaluate(findSmallText)))
  if (isPhone) found.push(...(await page.evaluate(findLowControls)))
  return found
}

const openers = ['menu', 'select', 'combobox', 'popover', 'date-picker']

/** Buttons that open something which the story shows closed. */
export const closed = (page: Page) =>
  page.locator(
    [
      ...openers.map((scope) => `[data-scope=${scope}][data-part=trigger][data-state=closed]`),
      '[aria-haspopup=menu][aria-expanded=false]:not([data-scope])',
    ]
      .map((selector) => `${selector}:not([disabled]):visible`)
      .join(),
  )
