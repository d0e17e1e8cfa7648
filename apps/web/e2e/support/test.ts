import { test as base, expect } from '@playwright/test'
import { recordErrors } from './checks/recorded-errors.ts'
import { mock, web } from './servers.ts'

interface Fixtures {
  /** The mock's world of this test: what one test writes, no other sees. */
  world: string
  /**
   * Names an error that the test provokes, such as `allow(/^401: POST .*authenticate/)`. Every other one (a console error
   * or warning, an uncaught error, a failed request, a response of 400 and more) fails the test.
   */
  allow: (error: RegExp) => void
}

let testsOfWorker = 0

/** Playwright's test, in a world of its own; it passes only when the browser recorded no error that is not allowed. */
export const test = base.extend<Fixtures>({
  world: async ({ baseURL: _ }, use, { workerIndex }) => {
    testsOfWorker += 1
    const world = `worker-${workerIndex}-test-${testsOfWorker}`
    await use(world)
    await fetch(`${mock}/__mock/worlds/${world}`, { method: 'DELETE' })
  },
  context: async ({ context, world }, use) => {
    await context.addCookies([{ name: 'mock_world', value: world, url: web }])
    await use(context)
  },
  allow: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors = recordErrors(context)
      await use((error) => allowed.push(error))
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
