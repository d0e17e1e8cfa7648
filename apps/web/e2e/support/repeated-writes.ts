import type { Locator, Page } from '@playwright/test'
import { expectLoaded } from './settled.ts'
import { expect, test } from './test.ts'

/** Clicks once, or as somebody does who clicks twice. */
export type Click = (button: Locator) => Promise<void>

/** Something that a form writes. */
export interface Write {
  what: string
  /** The request that writes: method and path. */
  call: RegExp
  /** Opens the form as somebody and fills it in. */
  fill: (page: Page) => Promise<void>
  send: (page: Page, click: Click) => Promise<void>
  /** Whether it is sent once more when no answer came; else the page shows what has happened by itself. */
  isRepeated?: boolean
  /** What the backend refuses while the page finds out what has become of it, as the console's watch names it. */
  refused?: RegExp
  /** Whether the page looks for what was written before it sends it once more. */
  isLookedUp?: boolean
  /** Whether something is typed that would be missed. */
  isTyped?: boolean
  /** Opens the same form in another tab, filled in as well; what is typed is typed there once more, else the address is enough. */
  fillOther?: (other: Page, page: Page) => Promise<void>
  /** What is to be seen once it is done, also on another device. */
  done: (page: Page) => Promise<void>
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const confirmed = async (page: Page, click: Click, first: Locator, name: string) => {
  await first.click()
  await click(page.getByRole('alertdialog').getByRole('button', { name }))
}
export const rowOf = (page: Page, table: string, text: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

/** What the backend has of a list of the member who is here. */
export const listOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await (await fetch(`/ht/api/${address}`, { headers })).json()) as Record<string, unknown>[]
  }, path)

/** Counts the writes, and has the answer of the first get lost once the backend has acted. */
async function watch(page: Page, call: RegExp, isLost: boolean): Promise<() => number> {
  let calls = 0
  await page.route('**/ht/**', async (route) => {
    const request = route.request()
    if (!call.test(`${request.method()} ${new URL(request.url()).pathname}`)) return route.fallback()
    calls += 1
    if (calls > 1 || !isLost) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => calls
}

/**
 * Waits until a page has asked for nothing for a while, so that it also has what it fetches ahead: on a busy machine two
 * seconds may pass between its code and what the code asks for. A preview's frame may never be quiet.
 */
function watchRequests(page: Page): () => Promise<void> {
  let last = Date.now()
  page.on('request', () => {
    last = Date.now()
  })
  page.on('requestfinished', () => {
    last = Date.now()
  })
  return async () => {
    const end = Date.now() + 10_000
    while (Date.now() < Math.min(last + 2_000, end)) await page.waitForTimeout(100)
  }
}

/** Reloads a page on which something was typed: the browser asks before that, or what was typed is there afterwards. */
function testReload({ what, call, fill, send, done }: Write): void {
  test(`${what}, typed and reloaded, is asked about or kept`, {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    await fill(page)
    let isAsked = false
    page.on('dialog', (dialog) => {
      isAsked = dialog.type() === 'beforeunload'
      return dialog.accept()
    })
    await page.reload()
    if (isAsked) return
    const calls = await watch(page, call, false)
    await send(page, (one) => one.click())
    await done(page)
    await expect.poll(calls).toBeGreaterThan(0)
  })
}

/** Leaves a page on which something was typed by the back button: it is asked about, or there again when one goes forward. */
function testBack({ what, call, fill, send, done }: Write): void {
  test(`${what}, typed and left by the back button, is asked about or kept`, {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    // Somewhere to go back to.
    await page.goto('/person/login')
    await fill(page)
    let isAsked = false
    page.on('dialog', (dialog) => {
      isAsked ||= dialog.type() === 'beforeunload'
      return dialog.accept()
    })
    await page.goBack()
    // Within the site it is the page that asks, not the browser.
    const question = page.getByRole('alertdialog', { name: '还没有提交，确定离开吗？' })
    isAsked ||= await question.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (isAsked) return
    await page.goForward()
    const calls = await watch(page, call, false)
    await send(page, (one) => one.click())
    await done(page)
    await expect.poll(calls).toBeGreaterThan(0)
  })
}

/** Opens what another tab has open. */
export const openSame = async (other: Page, page: Page): Promise<void> => void (await other.goto(page.url()))

/** Sends the same form from two tabs, the second of which does not know yet what the first has done. */
function testTabs({ what, call, fill, fillOther, send, isTyped, done }: Write): void {
  test(`${what}, sent from two tabs, is not doubled`, {
    tag: ['@desktop', '@full'],
  }, async ({ page, context, allow }) => {
    // The second is told in words that it is done, or no more to be done.
    allow(/^4\d\d: /)
    await fill(page)
    const other = await context.newPage()
    await (fillOther ?? (isTyped ? fill : openSame))(other, page)
    await expect(other.locator('main')).toHaveText(/\S/)
    await other.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    const calls = await watch(page, call, false)
    await send(page, (one) => one.click())
    await expect.poll(calls).toBeGreaterThan(0)
    await done(page)
    // What the first has done may have taken the button away from the second.
    other.setDefaultTimeout(5_000)
    await send(other, (one) => one.click()).catch(() => undefined)
    await other.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    await other.close()
    await page.reload()
    await done(page)
  })
}

/**
 * Tries each form with its answer lost, without a network, with a double click, reloaded, left by the back button, and in two
 * tabs: nothing is lost, nothing is doubled.
 */
export function testWrites(writes: readonly Write[]): void {
  for (const write of writes) {
    const { what, call, fill, send, isRepeated, isLookedUp, refused, done } = write
    if (write.isTyped) {
      testReload(write)
      testBack(write)
    }
    testTabs(write)
    test(`${what}, whose answer was lost, is neither lost nor doubled`, {
      tag: ['@desktop', '@full'],
    }, async ({ page, allow }) => {
      allow(/^failed: .*ERR_CONNECTION_RESET/)
      allow(/^40[49]: /)
      if (refused) allow(refused)
      await fill(page)
      const calls = await watch(page, call, true)
      await send(page, (one) => one.click())
      // A page may ask at once whether it was done, by the same call.
      await expect.poll(calls).toBeGreaterThan(0)
      if (isRepeated) {
        await expect(page.getByText(/网络连接不上/).first()).toBeVisible()
        await send(page, (one) => one.click())
        if (!isLookedUp) await expect.poll(calls).toBeGreaterThan(1)
      }
      await done(page)
      await page.reload()
      await done(page)
    })

    test(`${what}, tried without a network, is then sent once by a double click`, {
      tag: ['@desktop', '@full'],
    }, async ({ page, context, allow }) => {
      allow(/^failed: .*ERR_INTERNET_DISCONNECTED/)
      // What the page fetches by itself meanwhile, such as a banner's next picture.
      allow(/^console error: .*(?:preload CSS|dynamically imported module)/)
      const untilQuiet = watchRequests(page)
      await fill(page)
      await expectLoaded(page)
      await untilQuiet()
      await context.setOffline(true)
      await send(page, (one) => one.click())
      await expect(page.getByText(/网络连接不上/).first()).toBeVisible()
      await context.setOffline(false)
      const calls = await watch(page, call, false)
      await send(page, (one) => one.dblclick())
      await expect.poll(calls).toBeGreaterThan(0)
      await done(page)
      expect(calls()).toBe(1)
    })
  }
}
