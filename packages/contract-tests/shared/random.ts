import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

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

/** A generator for one purpose, named by its parts: a seed, an operation, a number. */
export function randomOf(...parts: (string | number)[]): Random {
  const seed = createHash('sha256').update(parts.join('|')).digest().readInt32LE()
  const generator = xoroshiro128plus(seed)
  const next = () => uniformFloat64(generator)
  const int = (from: number, to: number) => uniformInt(generator, from, to)
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    chance: (share) => next() < share,
  }
}
