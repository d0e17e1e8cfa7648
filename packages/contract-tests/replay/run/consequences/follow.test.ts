import { expect, it } from 'vitest'
import type { Mismatch } from '../../mismatch.ts'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { tryAsOthers } from './follow.ts'

/** The kinds of what is told when somebody else reads what a person has made and is answered with a status. */
async function toldAt(status: number): Promise<string[]> {
  const told: Mismatch[] = []
  await tryAsOthers(
    {
      baseUrl: 'http://127.0.0.1/ht',
      tokens: new Map([['unit', Promise.resolve('token')]]),
      shared: new Map(),
      made: new Map(),
      leftOut: new Set(),
      ask: async () => ({ exchange: exchangeOf('getMemberApply', { answer: answerOf(status, {}) }) }),
      onMismatch: (mismatch) => told.push(mismatch),
    },
    exchangeOf('createMemberApply', { method: 'POST', role: 'person' }),
    '/api/member-applies/user/7',
  )
  return told.map(({ kind }) => kind)
}

it('what a member makes is shown to nobody else', async () => {
  expect(await toldAt(200)).toEqual(['foreign'])
  expect(await toldAt(404)).toEqual([])
})

it('a login that has run out meanwhile is shown nothing', async () => {
  expect(await toldAt(401)).toEqual([])
})
