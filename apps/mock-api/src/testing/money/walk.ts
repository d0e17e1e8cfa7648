import type { Random } from '../../domain/random.ts'
import { reviewDesks } from '../../resources/reviews.ts'
import type { Answer, TestBed } from '../test-bed.ts'
import type { Books } from './books.ts'

/** A walk: the mock, what is expected of it, and the dice. */
export interface Walk {
  bed: TestBed
  books: Books
  random: Random
}

/** A step does something as a person would, and notes in the books what is to come of it; it returns what it did, in words. */
export type Step = (walk: Walk) => Promise<string>

export const minute = 60_000
export const nothing = 'nothing to do'

/** Fails the walk with what was answered. */
export function expectStatus(answer: Answer, status: number, what: string): string {
  if (answer.statusCode !== status)
    throw new Error(`${what}: ${answer.statusCode} instead of ${status}: ${answer.body.slice(0, 300)}`)
  return `${what}: ${status}`
}

export const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length > 0 ? random.pick(items as [T, ...T[]]) : undefined

/** One or several of the items. */
export const someOf = <T>(random: Random, items: readonly T[]): T[] =>
  random.shuffle(items).slice(0, random.int(1, items.length))

export const nowOf = ({ bed }: Walk) => bed.clock.now().getTime()

/** The association decides by hand. */
export function decideAt(
  { bed }: Walk,
  kind: 'ORDER_REFUND' | 'INVOICE',
  id: number,
  isGranted: boolean,
): void {
  const desk = reviewDesks.find((one) => one.kind === kind)
  const decision = { result: isGranted ? ('APPROVE' as const) : ('REJECT' as const), opinion: '请先联系协会' }
  desk?.decide(bed.world, id, decision, bed.clock.now())
}
