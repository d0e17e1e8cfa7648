import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet } from '../recalled.ts'
import { broughtBefore } from './brought.ts'

const [first, soon, second] = [
  '2026-11-20T01:00:00.125Z',
  '2026-11-21T00:59:59.500Z',
  '2026-11-21T01:00:00.250Z',
]

const answering = (id: 'createItem' | 'updateItem' | 'listOwnItems', at: string, row: object) => {
  const answer = answerOf(id === 'createItem' ? 201 : 200, id === 'listOwnItems' ? [row] : row)
  return exchangeOf(id, { answer: { ...answer, headers: { date: at } } })
}

/** What is said of an item that was returned, or in another state, and is handed in. */
function told(submittedDate: string | null, before = 'RETURNED') {
  const memory = nothingYet()
  broughtBefore(memory, answering('listOwnItems', first, { id: 7, status: before, submittedDate: first }))
  const handedIn = { id: 7, status: 'SUBMITTED', submittedDate }
  return broughtBefore(memory, answering('updateItem', second, handedIn)).map(({ path }) => path)
}

it('what is handed in again says when', () => {
  expect(told(second)).toEqual([])
  expect(told(first)).toEqual(['/submittedDate'])
  expect(told(null)).toEqual(['/submittedDate'])
})

it('what is handed in again soon has not the instant of the first time', () => {
  const memory = nothingYet()
  const made = { id: 7, status: 'SUBMITTED', submittedDate: soon }
  broughtBefore(memory, answering('createItem', soon, made))
  broughtBefore(memory, answering('updateItem', second, { ...made, status: 'DRAFT' }))
  expect(broughtBefore(memory, answering('updateItem', second, made))).toHaveLength(1)
})

it('what was handed in already, and what is not known, says nothing', () => {
  expect(told(first, 'SUBMITTED')).toEqual([])
  const row = { id: 7, status: 'SUBMITTED', submittedDate: first }
  expect(broughtBefore(nothingYet(), answering('updateItem', second, row))).toEqual([])
})

it('what is handed in as it is made says that, and what is not has no instant', () => {
  const made = (submittedDate: string | null, status = 'SUBMITTED') =>
    broughtBefore(nothingYet(), answering('createItem', second, { id: 7, status, submittedDate })).length
  expect([made(second), made(first)]).toEqual([0, 1])
  expect([made(null, 'DRAFT'), made(second, 'DRAFT')]).toEqual([0, 1])
})

it('an instant that may be left out, and is, says nothing', () => {
  const made = (status: string) =>
    broughtBefore(nothingYet(), answering('createItem', second, { id: 7, status }))
  expect([made('DRAFT'), made('SUBMITTED')]).toEqual([[], []])
})
