import { randomOf } from '../../shared/random.ts'
import type { FuzzRequest } from '../request.ts'
import type { Subject } from './base.ts'
import { type Kind, kinds } from './kinds.ts'

/** Each kind as often as its share says. */
const drawn: readonly Kind[] = kinds.flatMap(([share, kind]) => Array<Kind>(share).fill(kind))

/** One of a run's requests; it depends on the seed, the operation and its number alone. */
export function plan(subject: Subject, seed: number, number: number): FuzzRequest {
  const random = randomOf(seed, subject.operation.id, number)
  for (;;) {
    const request = random.pick(drawn)(subject, random)
    if (request) return request
  }
}
