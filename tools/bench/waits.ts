import type { CDPSession, Page } from '@playwright/test'

/** How long somebody waited while something was done, in milliseconds. */
export interface Waits {
  /** The longest from a key or a touch to the picture that shows it. */
  interaction: number
  /** The longest task of the script that nothing could interrupt; 0 where none took 50 ms. */
  task: number
}

/** In the page: keeps the worst of what is measured until it is asked for. */
function observe() {
  const waits = { interaction: 0, task: 0 }
  Object.assign(window, { benchWaits: waits })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waits.interaction = Math.max(waits.interaction, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waits.task = Math.max(waits.task, duration)
  }).observe({ type: 'longtask' })
}

/** In the page: what was kept, once everything is drawn; begins anew. */
async function collect(): Promise<Waits> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  for (let round = 0; round < 3; round += 1) await idle()
  const waits = (window as unknown as { benchWaits: Waits }).benchWaits
  const found = { ...waits }
  Object.assign(waits, { interaction: 0, task: 0 })
  return found
}

/** Measures what is done on a page whose processor is slowed down. */
export class SlowPhone {
  readonly page: Page
  readonly #session: CDPSession
  readonly #rate: number

  private constructor(page: Page, session: CDPSession, rate: number) {
    this.page = page
    this.#session = session
    this.#rate = rate
  }

  /** @param rate how many times slower than this machine */
  static async of(page: Page, rate: number): Promise<SlowPhone> {
    await page.addInitScript(observe)
    return new SlowPhone(page, await page.context().newCDPSession(page), rate)
  }

  /** Only what is done in `act` is slow, so that the way there costs no time. */
  async measure(act: () => Promise<void>): Promise<Waits> {
    await this.page.evaluate(collect)
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: this.#rate })
    try {
      await act()
      return await this.page.evaluate(collect)
    } finally {
      await this.#session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
}
