import { AsyncLocalStorage } from 'node:async_hooks'
import { createCipheriv } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { FixedClock } from '../clock.ts'
import type { MockConfig } from '../config.ts'
import { issueStaffToken, issueToken } from '../security/tokens.ts'
import { personaSeeds } from '../seed/personas.ts'
import { staffPersonas } from '../seed/staff-personas.ts'
import { buildApp } from '../server/app.ts'
import type { World } from '../world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { noteExercised } from './exercised.ts'
import type { TestWorld } from './fresh-world.ts'
import { createTestWorld, createTestWorldWithLibrary } from './test-world.ts'

export type Answer = LightMyRequestResponse

/** The mock over a world in memory, with a clock to move, everything it logged, and personas to call as. */
export interface TestBed {
  world: World
  worlds: Worlds
  clock: FixedClock
  app: Pick<FastifyInstance, 'inject'>
  log: string[]
  /** A fresh token of a persona. */
  tokenOf(persona: string): string
  get(path: string, persona?: string): Promise<Answer>
  post(path: string, body: object, persona?: string, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: object, persona?: string): Promise<Answer>
  delete(path: string, persona?: string): Promise<Answer>
}

/** The worlds of the bed that is sending a request. */
const asked = new AsyncLocalStorage<Worlds>()

/** Stands for the worlds of whichever bed is sending a request. */
const askedWorlds = new Proxy({} as Worlds, {
  get(_, name) {
    const worlds = asked.getStore() as Worlds
    const member = Reflect.get(worlds, name)
    return typeof member === 'function' ? member.bind(worlds) : member
  },
})

const apps = new Map<string, FastifyInstance>()

/** The app of all beds of one configuration: making its routes takes thirty times as long as copying a world. */
function sharedApp({ config }: World): FastifyInstance {
  const key = JSON.stringify(config)
  const known = apps.get(key)
  if (known) return known
  const app = buildApp(askedWorlds)
  noteExercised(app)
  apps.set(key, app)
  return app
}

function bedOver({ world, clock, lines: log, worlds }: TestWorld): TestBed {
  const inject = (request: InjectOptions | string) =>
    asked.run(worlds, async () => await sharedApp(world).inject(request))
  const app = { inject } as Pick<FastifyInstance, 'inject'>
  const tokenOf = (persona: string) =>
    staffIdOf(persona) > 0
      ? issueStaffToken(world, staffIdOf(persona))
      : issueToken(world, memberIdOf(persona))
  const bearer = (persona?: string) => (persona ? { authorization: `Bearer ${tokenOf(persona)}` } : {})
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    persona?: string,
    rest: object = {},
  ) => app.inject({ method, url: `/ht${path}`, headers: bearer(persona), ...rest })
  return {
    world,
    worlds,
    clock,
    app,
    log,
    tokenOf,
    get: (path, persona) => call('GET', path, persona),
    post: (path, body, persona, headers) =>
      call('POST', path, persona, { payload: body, headers: { ...bearer(persona), ...headers } }),
    put: (path, body, persona) => call('PUT', path, persona, { payload: body }),
    delete: (path, persona) => call('DELETE', path, persona),
  }
}

/** A bed of its own for one test. @param overrides of the configuration, such as a fixed captcha */
export const createTestBed = async (overrides: Partial<MockConfig> = {}): Promise<TestBed> =>
  bedOver(await createTestWorld(overrides))

/** A bed with a library of its own, for tests that write to the library. */
export const createTestBedWithLibrary = (): TestBed => bedOver(createTestWorldWithLibrary())

/** The id of a persona's member and account. */
export const memberIdOf = (persona: string): number =>
  personaSeeds.findIndex(({ key }) => key === persona) + 1

/** The id of one of the staff; 0 when nobody of it is called so. */
export const staffIdOf = (persona: string): number =>
  staffPersonas.findIndex(({ key }) => key === persona) + 1

/** The login form's encryption under the default key. */
export function encryptPassword(password: string, hexKey = '133457799BBCDFF1'): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(hexKey.repeat(3), 'hex'), null)
  return Buffer.concat([cipher.update(password), cipher.final()]).toString('base64')
}

/** A fresh captcha with its answer, as the log tells it. */
export async function solveCaptcha({
  get,
  log,
}: TestBed): Promise<{ captchaKey: string; captchaCode: string }> {
  const { captchaKey } = (await get('/api/public/code')).json<{ captchaKey: string }>()
  const line = log.findLast((text) => text.startsWith(`captcha ${captchaKey} `)) ?? ''
  return { captchaKey, captchaCode: line.split(' ')[2] ?? '' }
}
