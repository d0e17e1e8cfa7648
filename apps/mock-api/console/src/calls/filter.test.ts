import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { type CallFilter, everyCall, operationsOf, passes, visitsOf } from './filter.ts'
import { statusTone, validationText } from './validation-result.ts'

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  id: 1,
  at: '2026-11-21T02:00:00.000Z',
  method: 'GET',
  target: '/api/member-fees/user?size=20',
  page: '/financialManagement/fees',
  operation: 'listMemberFees',
  caller: '林知远',
  status: 200,
  milliseconds: 1.4,
  requestBody: null,
  responseBody: [],
  responseHeaders: {},
  isAnswerKept: true,
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
  it('matches every call at first', () => {
    expect(found({})).toEqual(Object.keys(calls))
  })

  it('finds words in address, operation, caller and bodies, all of them, in any case', () => {
    expect(found({ text: 'NOTHING' })).toEqual(['unknown'])
    expect(found({ text: 'post 501' })).toEqual(['pay'])
    expect(found({ text: 'bywechat' })).toEqual(['pay'])
    expect(found({ text: '林知远 nothing' })).toEqual([])
    expect(found({ text: '  ' })).toEqual(Object.keys(calls))
  })

  it('filters by operation and by status', () => {
    expect(found({ operation: 'payByWechat' })).toEqual(['pay'])
    expect(found({ status: '4' })).toEqual(['pay', 'wrongRequest', 'unknown'])
    expect(found({ status: '5' })).toEqual(['wrongAnswer'])
  })

  it('filters by validation errors of request or response', () => {
    expect(found({ validation: 'broken' })).toEqual(['wrongRequest', 'wrongAnswer'])
    expect(found({ validation: 'kept' })).toEqual(['fees', 'pay', 'dropped'])
    expect(found({ validation: 'injected' })).toEqual(['dropped'])
  })

  it('matches only calls that fit all its fields', () => {
    expect(found({ status: '4', validation: 'broken' })).toEqual(['wrongRequest'])
  })

  it('lists each called operation once', () => {
    expect(operationsOf(Object.values(calls))).toEqual(['listMemberFees', 'payByWechat'])
  })
})

describe('calls by page', () => {
  it('form one group a visit', () => {
    const pages = ['/a', '/a', null, '/a', '/b']
    const visits = visitsOf(pages.map((page, id) => entry({ id, page })))
    expect(visits.map(({ page, calls: made }) => [page, made.map(({ id }) => id)])).toEqual([
      ['/a', [0, 1]],
      [null, [2]],
      ['/a', [3]],
      ['/b', [4]],
    ])
  })

  it('are found by the page and by Chinese in the address', () => {
    const call = entry({ target: '/api/x?name.contains=%E9%80%A0%E4%BB%B7', page: '/search' })
    expect(passes(call, { ...everyCall, text: '造价 /search' })).toBe(true)
  })
})

describe('the summary of a call', () => {
  it.each([
    [200, 'good'],
    [304, 'moved'],
    [404, 'refused'],
    [503, 'failed'],
    [0, 'failed'],
  ])('%d looks %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone)
  })

  it('counts the validation errors', () => {
    expect([0, 1, 2].map(validationText)).toEqual([
      'keeps the contract',
      'breaks the contract once',
      'breaks the contract 2 times',
    ])
  })
})
