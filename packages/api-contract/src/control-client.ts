import ky from 'ky'
import type { components, paths } from '../generated/mock.d.ts'
import { type Calls, createCalls } from './calls.ts'

/** The mock's controls, one function a method. */
export type ControlClient = Calls<paths>

/** What a world starts as. */
export type ScenarioName = components['schemas']['ScenarioName']

export interface ControlClientOptions {
  /** Where the controls live: `http://127.0.0.1:4010/__mock`. */
  baseUrl: string
  /** The world of the calls; without it, the one of the cookie or `default`. */
  world?: string
  fetch?: typeof globalThis.fetch
}

/** The client of the mock's own controls. Pass each call through `unwrap`. */
export function createControlClient({ baseUrl, world, fetch }: ControlClientOptions): ControlClient {
  const transport = ky.create({
    throwHttpErrors: false,
    retry: 0,
    timeout: 30_000,
    headers: world ? { 'X-Mock-World': world } : {},
    ...(fetch && { fetch }),
  })
  return createCalls<paths>(baseUrl, transport)
}
