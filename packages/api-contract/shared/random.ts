/** Numbers that only depend on what they were seeded with: the same seed makes the same requests. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True in this share of all cases. */
  chance(share: number): boolean
}

/** FNV-1a over the parts' text. */
function hash(parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  for (const character of parts.join('|')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}

/** A generator for one purpose, told by its parts: a seed, an operation, a number. Source: mulberry32. */
export function randomOf(...parts: (string | number)[]): Random {
  let state = hash(parts)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    chance: (share) => next() < share,
  }
}
