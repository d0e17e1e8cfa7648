import type { ScenarioName } from '../seed/scenarios.ts'
import type { World } from '../world.ts'
import type { EvictedWorld } from './eviction.ts'
import type { Image } from './images.ts'

/** A world as it was, in memory. */
export interface Snapshot extends Image {
  label: string
  /** Instant of the world's clock. */
  takenAt: string
  /** Where the world's database was then, to return to as long as that is possible; null beside a store in a file. */
  mark: symbol | null
}

/** A world with what is kept beside it. */
export interface Entry {
  world: World
  /** File of the store; null in memory. */
  file: string | null
  snapshots: Map<string, Snapshot>
  scenario: ScenarioName
  /** What the world's database was copied from; null in a file. */
  origin: EvictedWorld | null
  /** The world while it is evicted. */
  evicted: EvictedWorld | null
  /** Requests that are being answered: until then the world is not evicted. */
  requests: number
}

/** What a world in memory was copied from. An evicted world without writes needs no copy of its own. */
export const originOf = ({ bytes }: Image, file: string | null): EvictedWorld | null =>
  file === null ? { bytes, isCompressed: false, size: bytes.length } : null
