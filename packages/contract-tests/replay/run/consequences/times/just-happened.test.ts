import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet } from '../recalled.ts'
import { happenedBefore } from './just-happened.ts'

const [created, seen, later] = [
  '2026-11-20T01:00:00.120Z',
  '2026-11-21T01:00:00Z',
  '2026-11-21T01:00:09.500Z',
]
const place = { id: 7, status: 'SIGNED', signedDate: created, cancelledDate: null as string | null }
const listed = (row: object, at: string) =>
  exchangeOf('listMySignUps', { answer: { ...answerOf(200, [row]), headers: { date: at } } })

/** What is said of a place that was read, and is cancelled when it is read again. */
function told(cancelledDate: string, first: object = place) {
  const memory = nothingYet()
  happenedBefore(memory, listed(first, seen))
  const found = happenedBefore(memory, listed({ ...place, cancelledDate }, later))
  return found.map(({ path, expected }) => `${path}: ${expected}`)
}

it('what has just happened was not before it was read as null', () => {
  expect(told('2026-11-21T01:00:05.250Z')).toEqual([])
  expect(told('2026-11-19T01:00:00.000Z')).toEqual(['/cancelledDate: an instant since it was null'])
})

it('what has just happened has not the instant of something before', () => {
  const soon = { ...place, signedDate: '2026-11-21T00:59:59.120Z' }
  const memory = nothingYet()
  happenedBefore(memory, listed(soon, seen))
  const found = happenedBefore(memory, listed({ ...soon, cancelledDate: soon.signedDate }, later))
  expect(found).toMatchObject([{ expected: 'another instant than that of signedDate' }])
})

it('what was written last at the instant of something before has happened in the same millisecond', () => {
  const signedDate = '2026-11-21T00:59:59.120Z'
  const soon = { ...place, signedDate, lastModifiedDate: signedDate }
  const memory = nothingYet()
  happenedBefore(memory, listed(soon, seen))
  expect(happenedBefore(memory, listed({ ...soon, cancelledDate: signedDate }, later))).toEqual([])
})

it('what was there before, and what is read for the first time, says nothing', () => {
  expect(told(created, { ...place, cancelledDate: created })).toEqual([])
  expect(happenedBefore(nothingYet(), listed({ ...place, cancelledDate: created }, later))).toEqual([])
})
