import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { type CallFilter, everyCall, operationsOf, passes } from './filter.ts'
import { statusTone, verdictText } from './verdict.ts'

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  id: 1,
  at: '2026-11-21T02:00:00.000Z',
  method: 'GET',
  target: '/api/member-fees/user?size=20',
  operation: 'listMemberFees',
  caller: '林知远',
  status: 200,
  milliseconds: 1.4,
  requestBody: null,
  responseBody: [],
  requestFaults: [],
  responseFaults: [],
  injected: [],
  ...more,
})

const calls = {
  fees: entry({}),
  pay: entry({ method: 'POST', operation: 'payByWechat', status: 409, requestBody: { feeIds: [501] } }),
  wrongRequest: entry({ status: 400, requestFaults: ['query size: must be <= 2000'] }),
  wrongAnswer: entry({
    status: 500,
    responseFaults: [{ kind: 'body', path: '/0/title', expected: 'string', seen: '7' }],
  }),
  unknown: entry({ operation: null, caller: null, target: '/api/nothing', status: 404 }),
  dropped: entry({ status: 0, injected: ['DROP'] }),
}

const found = (filter: Partial<CallFilter>) =>
  Object.entries(calls)
    .filter(([, call]) => passes(call, { ...everyCall, ...filter }))
    .map(([name]) => name)

describe('the filter of calls', () => {
  it('lets everything through to begin with', () => {
    expect(found({})).toEqual(Object.keys(calls))
  })

  it('finds words in address, operation, caller and bodies, all of them, in any case', () => {
    expect(found({ text: 'NOTHING' })).toEqual(['unknown'])
    expect(found({ text: 'post 501' })).toEqual(['pay'])
    expect(found({ text: 'bywechat' })).toEqual(['pay'])
    expect(found({ text: '林知远 nothing' })).toEqual([])
    expect(found({ text: '  ' })).toEqual(Object.keys(calls))
  })

  it('tells operations and statuses apart', () => {
    expect(found({ operation: 'payByWechat' })).toEqual(['pay'])
    expect(found({ status: '4' })).toEqual(['pay', 'wrongRequest', 'unknown'])
    expect(found({ status: '5' })).toEqual(['wrongAnswer'])
  })

  it('knows who kept the contract, on either side', () => {
    expect(found({ verdict: 'broken' })).toEqual(['wrongRequest', 'wrongAnswer'])
    expect(found({ verdict: 'kept' })).toEqual(['fees', 'pay', 'unknown', 'dropped'])
    expect(found({ verdict: 'injected' })).toEqual(['dropped'])
  })

  it('wants all that it is told at once', () => {
    expect(found({ status: '4', verdict: 'broken' })).toEqual(['wrongRequest'])
  })

  it('offers the operations that were called, once each', () => {
    expect(operationsOf(Object.values(calls))).toEqual(['listMemberFees', 'payByWechat'])
  })
})

describe('a call at a glance', () => {
  it.each([
    [200, 'good'],
    [304, 'moved'],
    [404, 'refused'],
    [503, 'failed'],
    [0, 'failed'],
  ])('%d looks %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone)
  })

  it('counts what it breaks', () => {
    expect([0, 1, 2].map(verdictText)).toEqual([
      'keeps the contract',
      'breaks the contract once',
      'breaks the contract 2 times',
    ])
  })
})
