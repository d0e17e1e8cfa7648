/** A repeatable random generator: the same seed always draws the same picture. */
export type Random = {
  /** A number in [min, max). */
  between: (min: number, max: number) => number
  /** A whole number in [min, max]. */
  int: (min: number, max: number) => number
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T
  /** True with the given probability. */
  chance: (probability: number) => boolean
  /** The items in another order. */
  shuffle: <T>(items: readonly T[]) => T[]
}

/** FNV-1a with Murmur's finish, 32 bit: keys such as `news-1` and `news-2` must not start alike. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32: one word of state is enough for pictures. */
const mulberry = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A generator for a number or a key. */
export const createRandom = (seed: number | string): Random => {
  const next = mulberry(typeof seed === 'string' ? hash(seed) : seed)
  return {
    between: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
