import { describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { requestOf } from './call-request.ts'
import { type CallPlace, testOf } from './test-code.ts'

const call = {
  method: 'POST',
  target: '/api/x?a=1',
  caller: '苏婉清',
  status: 201,
  at: '2028-01-01T00:00:00.000Z',
  operation: 'makeX',
  requestBody: { name: '"造价"\n' },
  responseBody: { id: 1, name: 'x', madeAt: '2026-11-21T02:00:00.000Z', parts: [{ codeUrl: 'https://a/1' }] },
  responseHeaders: {},
  isAnswerKept: true,
  injected: [],
} as unknown as JournalEntry

const usual: CallPlace = { persona: 'su', scenario: 'typical', isMoved: false, earlierWrites: 0 }

function codeOf(of: Partial<JournalEntry>, place: Partial<CallPlace> = {}) {
  const one = { ...call, ...of }
  const given = { ...usual, ...place }
  const token = one.caller === null ? null : given.persona === null ? undefined : 'abc'
  return testOf(one, requestOf(one, { api: 'http://mock/ht', world: 'default', token }), given)
}

/** Runs copied code with stand-ins for Playwright's; answers the title, what was asked and what was expected. */
async function run(code: string) {
  const [importLine = '', ...body] = code.split('\n')
  expect(importLine).toBe("import { expect, test } from '@portal/mock-api/playwright'")
  const fetch = vi.fn(async () => ({ status: () => 201, json: async () => ({ id: 1 }) }))
  const expected = vi.fn()
  const expectation = Object.assign(
    (seen: unknown) => ({
      toBe: (value: unknown) => expected(seen, value),
      toMatchObject: (value: unknown) => expected(seen, value),
    }),
    { any: (type: { name: string }) => `any ${type.name}` },
  )
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
  it('repeats the call as the persona, and expects its answer but for what is drawn anew', async () => {
    expect(await run(codeOf({}))).toEqual({
      title: 'POST /api/x answers 201',
      asked: [
        ['http://mock/ht/api/x?a=1', { method: 'POST', headers: { as: 'su' }, data: call.requestBody }],
      ],
      expected: [
        [201, 201],
        [
          { id: 1 },
          { id: 'any Number', name: 'x', madeAt: 'any String', parts: [{ codeUrl: 'any String' }] },
        ],
      ],
    })
  })

  it('that reads expects the ids of what it read', async () => {
    const { expected } = await run(codeOf({ method: 'GET', requestBody: null }))
    expect(expected[1]?.[1]).toMatchObject({ id: 1, madeAt: 'any String' })
  })

  it('of a visitor is short, and expects no body that was not kept', async () => {
    const visit = { method: 'GET', caller: null, requestBody: null, isAnswerKept: false }
    const { asked, expected } = await run(codeOf(visit, { persona: null }))
    expect(asked).toEqual([['http://mock/ht/api/x?a=1']])
    expect(expected).toEqual([[201, 201]])
  })

  it('says what has to be done first: a login, and what calls before it changed', () => {
    expect(codeOf({}, { persona: null })).toContain('// The caller was no persona')
    expect(codeOf({}, { earlierWrites: 2 })).toContain('// 2 calls before this one changed something')
    expect(codeOf({})).not.toContain('//')
  })

  it('begins as its world did, at the time of the call', () => {
    const code = codeOf({}, { scenario: 'overdue', isMoved: true })
    expect(code).toContain('test.use({ scenario: "overdue" })')
    expect(code).toContain(`mock.controls.PUT('/clock', { body: { now: "2028-01-01T00:00:00.000Z" } })`)
  })

  it('lets what was injected happen again', () => {
    expect(codeOf({ injected: ['STATUS'], status: 503 })).toContain("mock.controls.POST('/overrides'")
    expect(codeOf({ injected: ['DROP'], status: 0 })).toMatch(/'\/faults'[\s\S]*rejects[.]toThrow/)
  })
})
