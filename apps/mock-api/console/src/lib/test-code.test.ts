import { describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { testOf } from './test-code.ts'

const call = {
  method: 'POST',
  target: '/api/x?a=1',
  caller: '苏婉清',
  status: 201,
  requestBody: { name: '"造价"\n' },
  responseBody: { id: 1 },
  isAnswerKept: true,
} as unknown as JournalEntry

/** Runs copied code with stand-ins for Playwright's; answers the title, what was asked and what was expected. */
async function run(code: string) {
  const [importLine = '', ...body] = code.split('\n')
  expect(importLine).toBe("import { expect, test } from '@portal/mock-api/playwright'")
  const fetch = vi.fn(async () => ({ status: () => 201, json: async () => ({ id: 1 }) }))
  const expected = vi.fn()
  const expectation = (seen: unknown) => ({
    toBe: (value: unknown) => expected(seen, value),
    toMatchObject: (value: unknown) => expected(seen, value),
  })
  const mock = { api: 'http://mock/ht', headersOf: async (key: string) => ({ as: key }) }
  let done: Promise<void> | undefined
  const test = vi.fn((_: string, act: (given: object) => Promise<void>) => {
    done = act({ mock, request: { fetch } })
  })
  new Function('test', 'expect', body.join('\n'))(test, expectation)
  await done
  return { title: test.mock.calls[0]?.[0], asked: fetch.mock.calls, expected: expected.mock.calls }
}

describe('a call as a test', () => {
  it('repeats the call as the persona, and expects its answer', async () => {
    expect(await run(testOf(call, 'su'))).toEqual({
      title: 'POST /api/x answers 201',
      asked: [
        ['http://mock/ht/api/x?a=1', { method: 'POST', headers: { as: 'su' }, data: call.requestBody }],
      ],
      expected: [
        [201, 201],
        [{ id: 1 }, { id: 1 }],
      ],
    })
  })

  it('of a visitor is short, and expects no body that was not kept', async () => {
    const visit = { ...call, method: 'GET', caller: null, requestBody: null, isAnswerKept: false }
    const { asked, expected } = await run(testOf(visit, null))
    expect(asked).toEqual([['http://mock/ht/api/x?a=1']])
    expect(expected).toEqual([[201, 201]])
  })

  it('says so when the caller was no persona', () => {
    expect(testOf(call, null)).toContain('// The caller was no persona')
  })
})
