import type { FastifyInstance, FastifyRequest } from 'fastify'
import { taskWork } from '../resources/tasks.ts'
import { isScenarioName, type ScenarioName, scenarioNames } from '../seed/scenarios.ts'
import { runDueTasks } from '../tasks/schedule.ts'
import type { World } from '../world.ts'
import { defaultWorld } from '../worlds/create-world.ts'
import { checkWorldName, MockRefusal } from '../worlds/names.ts'
import type { Worlds } from '../worlds/worlds.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world of the request; it is set before any other hook runs. */
    world: World
  }
}

function cookie({ headers }: FastifyRequest, name: string): string | undefined {
  if (headers.cookie === undefined) return undefined
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.cookie)?.[1]
}

/**
 * Addresses that a browser opens by itself carry no header. So the cashier and files are also below `/ht/worlds/{name}`, and the
 * address that enters the portal names its world in the query.
 */
function inAddress({ url }: FastifyRequest): string | undefined {
  if (url.startsWith('/ht/__mock/enter?'))
    return new URLSearchParams(url.split('?')[1]).get('world') ?? undefined
  return url.startsWith('/ht/worlds/') ? url.split('/', 4)[3] : undefined
}

function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function worldNameOf(request: FastifyRequest): string {
  const name =
    inAddress(request) ?? header(request, 'x-mock-world') ?? cookie(request, 'mock_world') ?? defaultWorld
  if (name !== defaultWorld) checkWorldName(name, 'X-Mock-World')
  return name
}

function scenarioNameOf(request: FastifyRequest): ScenarioName {
  const name = header(request, 'x-mock-scenario') ?? cookie(request, 'mock_scenario') ?? 'typical'
  if (isScenarioName(name)) return name
  const detail = `must be one of ${scenarioNames.join(', ')}`
  const fieldErrors = [{ objectName: 'headers', field: 'X-Mock-Scenario', message: 'OneOf', detail }]
  throw new MockRefusal(400, 'error.mockScenario', `The scenario ${detail}`, { fieldErrors })
}

function enter(worlds: Worlds, request: FastifyRequest, world: World): void {
  request.world = world
  worlds.hold(world.name)
  runDueTasks(world, taskWork)
}

/** Finds the world of each request, forks it at its first use, and runs its due tasks. */
export function chooseWorld(app: FastifyInstance, worlds: Worlds): void {
  // Fastify allows no shared objects as decorators; the hook below sets the world before it is read.
  app.decorateRequest('world', null as unknown as World)
  app.addHook('onRequest', (request, _reply, done) => {
    const name = worldNameOf(request)
    const world = worlds.find(name)
    if (world) {
      enter(worlds, request, world)
      return done()
    }
    worlds
      .enter(name, scenarioNameOf(request))
      // Others that were asked for at the same time may have evicted it again.
      .then(() => enter(worlds, request, worlds.get(name)))
      .then(() => done(), done)
  })
  app.addHook('onSend', ({ world }, reply, _payload, done) => {
    // The backend's clock is the world's, which its controls move.
    if (world) reply.header('date', world.clock.now().toUTCString())
    done()
  })
  app.addHook('onResponse', ({ world }, _reply, done) => {
    // A request with an invalid world name has no world.
    if (world) worlds.release(world.name)
    done()
  })
}
