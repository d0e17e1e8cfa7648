import type { World as WorldInfo } from '@portal/api-contract/mock'
import { created, noContent, ok } from '../../contract/handler.ts'
import { scenarioNames, scenarioPurposes } from '../../seed/scenarios.ts'
import type { World } from '../../world.ts'
import { defaultWorld } from '../../worlds/create-world.ts'
import type { Snapshot } from '../../worlds/entry.ts'
import type { Worlds } from '../../worlds/worlds.ts'
import type { ControlHandlers } from '../types.ts'

function infoOf(worlds: Worlds, world: World): WorldInfo {
  const { name, clock, faults } = world
  return {
    name,
    scenario: worlds.scenarioOf(name),
    now: clock.now().toISOString(),
    isFrozen: clock.state().frozenAt !== null,
    isKept: worlds.isKept(name),
    bytes: worlds.sizeOf(name),
    snapshots: worlds.snapshots(name).map(({ label }) => label),
    faults: faults.list().length,
  }
}

const snapshotInfo = ({ label, takenAt, bytes }: Snapshot) => ({ label, takenAt, bytes: bytes.length })

/** When this process began, by the machine's clock: no world's clock tells one start from the next. */
const startedAt = new Date(performance.timeOrigin).toISOString()

/** The controls of the worlds. */
export const worldControls = (worlds: Worlds) =>
  ({
    listWorlds: () => ok(worlds.all().map((world) => infoOf(worlds, world))),
    async forkWorld({ body }) {
      const { name, from, scenario = 'typical', isKept = false } = body
      const origin = from === undefined ? { scenario } : { from }
      return created(infoOf(worlds, await worlds.fork(name, origin, { isKept })))
    },
    deleteWorld({ params }) {
      worlds.remove(params.name)
      return noContent()
    },
    async resetWorld({ params, body }) {
      const world = await worlds.reset(params.name, body.scenario ?? worlds.scenarioOf(params.name))
      return ok(infoOf(worlds, world))
    },
    listSnapshots: ({ params }) => ok(worlds.snapshots(params.name).map(snapshotInfo)),
    takeSnapshot: ({ params, body }) => created(snapshotInfo(worlds.snapshot(params.name, body.label))),
    restoreSnapshot: ({ params }) => ok(infoOf(worlds, worlds.restore(params.name, params.label))),
    listScenarios: () => ok(scenarioNames.map((name) => ({ name, purpose: scenarioPurposes[name] }))),
    readAbout({ world, baseUrl }) {
      const { portal, isFresh } = worlds.get(defaultWorld).config
      const api = baseUrl.replace(/\/worlds\/.*$/, '')
      const freshSince = isFresh ? startedAt : null
      return ok({ api, reference: `${api}/reference/`, portal, world: world.name, freshSince })
    },
  }) satisfies Partial<ControlHandlers>
