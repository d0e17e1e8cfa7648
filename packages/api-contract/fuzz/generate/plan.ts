import type { FuzzRequest } from '../request.ts'
import type { Subject } from './base.ts'
import { kinds } from './kinds.ts'
import { type Random, randomOf } from './random.ts'

const total = kinds.reduce((sum, [share]) => sum + share, 0)

function pickKind(random: Random) {
  let left = random.next() * total
  return (kinds.find(([share]) => (left -= share) < 0) ?? kinds[0])?.[1]
}

/** One of a run's requests; it depends on the seed, the operation and its number alone. */
export function plan(subject: Subject, seed: number, number: number): FuzzRequest {
  const random = randomOf(seed, subject.operation.id, number)
  for (;;) {
    const request = pickKind(random)?.(subject, random)
    if (request) return request
  }
}
