import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import {
  type ControlClient,
  createControlClient,
  type ScenarioName,
} from '@portal/api-contract/control-client'

/** For tests of others: see `docs/mock.md`. */

/** The mock in the world of one test. */
export interface Mock {
  /** Name of the world: what one test writes, no other sees. */
  world: string
  /** Base of the product's API. */
  api: string
  /** The mock's controls, typed; they act on this world. Pass each call through `unwrap`. */
  controls: ControlClient
  /** What a request of a persona carries; without one, of a visitor. @param persona such as `su` */
  headersOf(persona?: string): Promise<Record<string, string>>
  /** The address that opens the website, relative to `baseURL`, as a persona. @param to a path of the website */
  enter(persona: string, to?: string): string
}

export interface MockOptions {
  /** Where the mock listens; `MOCK_URL` or its usual address. */
  mockUrl: string
  /** What the world of each test starts as. */
  scenario: ScenarioName
}

function mockIn(world: string, mockUrl: string): Mock {
  const controls = createControlClient({ baseUrl: `${mockUrl}/__mock`, world })
  return {
    world,
    api: `${mockUrl}/ht`,
    controls,
    async headersOf(persona) {
      const headers = { 'X-Mock-World': world }
      if (persona === undefined) return headers
      const params = { path: { key: persona } }
      const { token } = await unwrap(controls.POST('/personas/{key}/token', { params }))
      return { ...headers, Authorization: `Bearer ${token}` }
    },
    enter: (persona, to) => `/ht/__mock/enter?${new URLSearchParams({ persona, world, ...(to && { to }) })}`,
  }
}

type Test = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockOptions & { mock: Mock },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** Says what helps, when nobody listens. */
async function assertListening(mockUrl: string): Promise<void> {
  await fetch(`${mockUrl}/__mock/about`).catch((cause: unknown) => {
    const where = `Start it, or write its address into MOCK_URL or \`test.use({ mockUrl })\`.`
    throw new Error(`No mock answers on ${mockUrl}. ${where}`, { cause })
  })
}

/**
 * Playwright's test with a world of the mock for each test, which ends with it. Pages and requests of a test are in its world by
 * themselves.
 */
export const test: Test = base.extend<MockOptions & { mock: Mock }>({
  mockUrl: [process.env.MOCK_URL ?? 'http://127.0.0.1:4010', { option: true }],
  scenario: ['typical', { option: true }],
  mock: async ({ mockUrl, scenario }, use) => {
    const mock = mockIn(`test-${randomUUID().slice(0, 18)}`, mockUrl)
    await assertListening(mockUrl)
    // Of no world: a call that names one would make it.
    const controls = createControlClient({ baseUrl: `${mockUrl}/__mock` })
    await unwrap(controls.POST('/worlds', { body: { name: mock.world, scenario, isKept: false } }))
    await use(mock)
    await unwrap(controls.DELETE('/worlds/{name}', { params: { path: { name: mock.world } } }))
  },
  context: async ({ context, mock, mockUrl, baseURL }, use) => {
    const places = new Set([mockUrl, baseURL ?? mockUrl])
    await context.addCookies([...places].map((url) => ({ name: 'mock_world', value: mock.world, url })))
    await use(context)
  },
  request: async ({ playwright, mock, baseURL }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: { 'X-Mock-World': mock.world },
    })
    await use(request)
    await request.dispose()
  },
})

export { expect, unwrap }
