import { expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Mismatch } from '../../mismatch.ts'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { followReplaced, tryAsOthers } from './follow.ts'

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

it('what was put is put once more without what may be left out, and as it was', async () => {
  const item = { id: 7, kind: 'NEWS', title: '记录', content: '<p>…</p>', status: 'DRAFT', summary: '一行' }
  const sent: object[] = []
  const run: Parameters<typeof followReplaced>[0] = {
    ...{ baseUrl: 'http://127.0.0.1/ht', tokens: new Map(), shared: new Map(), made: new Map() },
    leftOut: new Set(),
    ask: async (_role, request) => {
      if (request.method === 'GET')
        return {
          exchange: exchangeOf('getOwnItem', { target: '/api/member-news/7', answer: answerOf(200, item) }),
        }
      sent.push(JSON.parse(await textOf(request)))
      return { exchange: exchangeOf('updateItem', { method: 'PUT', answer: answerOf(200, item) }) }
    },
    onMismatch: () => {},
  }
  const put = exchangeOf('updateItem', { method: 'PUT', answer: answerOf(200, item) })
  await followReplaced(run, put, new Request('http://127.0.0.1/ht/api/member-news'))
  const { summary: _, ...rest } = item
  expect(sent.slice(-2)).toEqual([rest, item])
  await followReplaced(run, put, new Request('http://127.0.0.1/ht/api/member-news'))
  expect(sent.filter((one) => !('summary' in one))).toHaveLength(1)
})

it('a login that has run out meanwhile is shown nothing', async () => {
  expect(await toldAt(401)).toEqual([])
})
