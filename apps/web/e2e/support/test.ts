import { test as base, expect } from '@playwright/test'
import { recordIncidents } from './incidents.ts'

interface Fixtures {
  /**
   * Names an incident that the test is about, such as `allow(/^401: POST .*authenticate/)`. Every other one (a console
   * error or warning, an uncaught error, a failed request, an answer of 400 or more) fails the test.
   */
  allow: (incident: RegExp) => void
}

/** Playwright's test, with a conscience: a test passes only when nothing went wrong behind its back. */
export const test = base.extend<Fixtures>({
  allow: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const incidents = recordIncidents(context)
      await use((incident) => allowed.push(incident))
      const unexpected = incidents.filter((incident) => !allowed.some((pattern) => pattern.test(incident)))
      expect(unexpected, 'what went wrong behind the test’s back').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
