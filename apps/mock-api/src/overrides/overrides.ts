import type { Deviation } from '@portal/api-contract/conformance'

/** An answer that is given in place of the mock's own. */
export interface Override {
  /** An operation of the document. */
  operation: string
  /** Path and query below the API's base; null for every call of the operation. */
  target: string | null
  status: number
  /** Names in small letters. */
  headers: Record<string, string>
  body: unknown
  /** How it breaks the contract. */
  deviations: Deviation[]
}

/** An override that is waiting for its calls. */
export type ActiveOverride = Override & {
  id: number
  /** How often it is still given; null without end. */
  remaining: number | null
}

/** The overrides of one world, in memory. The newest that fits is given, so that a correction takes effect at once. */
export class Overrides {
  #active: ActiveOverride[] = []
  #lastId = 0

  /** Newest first. */
  list(): readonly ActiveOverride[] {
    return this.#active
  }

  /** @param count how often it is given; null without end */
  add(override: Override, count: number | null): ActiveOverride {
    this.#lastId += 1
    const active = { ...override, id: this.#lastId, remaining: count }
    this.#active.unshift(active)
    return active
  }

  /** The same overrides for another world, each as many times. */
  copy(): Overrides {
    const copy = new Overrides()
    for (const { id, remaining, ...override } of this.#active.toReversed()) copy.add(override, remaining)
    return copy
  }

  /** @returns whether there was such an override */
  remove(id: number): boolean {
    const before = this.#active.length
    this.#active = this.#active.filter((override) => override.id !== id)
    return this.#active.length < before
  }

  removeAll(): void {
    this.#active = []
  }

  /** What a call is answered with, which counts as given; null for the mock's own answer. */
  take(operation: string, target: string): ActiveOverride | null {
    const hit = this.#active.find(
      (override) =>
        override.operation === operation && (override.target === null || override.target === target),
    )
    if (!hit) return null
    if (hit.remaining !== null) {
      hit.remaining -= 1
      if (hit.remaining === 0) this.remove(hit.id)
    }
    return hit
  }
}
