import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { readBody } from '../run/read-answer.ts'
import { createReport } from './create-report.ts'
import { answerOf, exchangeOf, facts, findingsOf, mismatchOf, resultOf } from './testing/made-up.ts'

const all = [...operations.keys()]
const assumed = [...operations.values()].find(({ source }) => source === 'assumed')?.id ?? 'listNews'

describe('the verdict', () => {
  const verdictOf = (...[findings, run]: Partial<Parameters<typeof createReport>>) =>
    createReport(findings ?? findingsOf([]), { ...facts, ...run }).verdict

  it('is "not judged" when nothing was called', () => {
    expect(verdictOf(findingsOf([]))).toBe('not judged')
  })

  it('is kept when nothing drifts, and drifted when anything does or stops', () => {
    const call = exchangeOf('listNews')
    expect(verdictOf(findingsOf([call]))).toBe('kept')
    expect(verdictOf(findingsOf([call], [mismatchOf(call)]))).toBe('drifted')
    expect(verdictOf(findingsOf([call], [], [resultOf('A', { end: 'stopped' })]))).toBe('drifted')
    expect(verdictOf(findingsOf([call], [], [resultOf('A', { end: 'skipped' })]))).toBe('kept')
  })

  it('is neither when the run ended early without drift, but drift stays drift', () => {
    const call = exchangeOf('listNews')
    const run = { ...facts, interrupted: 'Ctrl+C' }
    expect(verdictOf(findingsOf([call]), run)).toBe('interrupted')
    expect(verdictOf(findingsOf([call], [], [resultOf('A', { end: 'stopped' })]), run)).toBe('interrupted')
    expect(verdictOf(findingsOf([call], [mismatchOf(call)]), run)).toBe('drifted')
  })
})

describe('the report', () => {
  it('is made, whatever an answer is nested in', () => {
    const nested = `${'['.repeat(20_000)}"token"${']'.repeat(20_000)}`
    const answer = { ...answerOf(200, {}), ...readBody(Buffer.from(nested), 'application/json') }
    const call = exchangeOf('listNews', { answer })
    expect(createReport(findingsOf([call], [mismatchOf(call)]), facts).verdict).toBe('drifted')
  })
})

describe('coverage', () => {
  it('shows documented statuses that were never seen, and seen ones that are not documented', () => {
    const call = exchangeOf('listNews', { answer: answerOf(418, {}) })
    const report = createReport(findingsOf([exchangeOf('listNews'), call]), facts)
    const { statuses, calls } = report.operations.find(({ id }) => id === 'listNews') ?? {}
    expect(calls).toBe(2)
    expect(statuses).toContainEqual({ status: 200, isDocumented: true, calls: 1 })
    expect(statuses).toContainEqual({ status: 418, isDocumented: false, calls: 1 })
    expect(statuses?.some(({ calls: seen, isDocumented }) => seen === 0 && isDocumented)).toBe(true)
  })

  it('says for every role what it was answered', () => {
    const refused = exchangeOf('listMemberOrders', { answer: answerOf(401, {}) })
    const own = exchangeOf('listMemberOrders', { role: 'person' })
    const report = createReport(findingsOf([refused, own, own]), facts)
    expect(report.operations.find(({ id }) => id === 'listMemberOrders')?.roles).toEqual([
      { role: 'anonymous', calls: 1, statuses: [401] },
      { role: 'person', calls: 2, statuses: [200] },
    ])
  })

  it('confirms an assumption by a success, contradicts it by a drift, and leaves it open at a refusal', () => {
    const success = exchangeOf(assumed)
    const status = Number(Object.keys(success.operation?.responses ?? {}).find((code) => code < '300'))
    const call = { ...success, answer: answerOf(status, []) }
    const refusal = { ...success, answer: answerOf(401, {}) }
    const assumptionOf = (findings: ReturnType<typeof findingsOf>) =>
      createReport(findings, facts).operations.find(({ id }) => id === assumed)?.assumption
    expect(assumptionOf(findingsOf([call]))).toBe('confirmed')
    expect(assumptionOf(findingsOf([refusal]))).toBe('open')
    expect(assumptionOf(findingsOf([]))).toBe('open')
    expect(assumptionOf(findingsOf([call], [mismatchOf(call)]))).toBe('contradicted')
  })

  it('says why an operation was not called', () => {
    const reasonOf = (
      run: Partial<typeof facts>,
      results = [resultOf('A', { end: 'skipped' }, ['payByAlipay'])],
    ) =>
      createReport(findingsOf([], [], results), { ...facts, ...run }).operations.find(
        ({ id }) => id === 'payByAlipay',
      )?.reason
    expect(reasonOf({ isReadOnly: true })).toMatch(/only read/)
    expect(reasonOf({ mode: 'har' })).toMatch(/recording/)
    expect(
      reasonOf({}, [resultOf('Orders', { end: 'skipped', reason: 'nothing is owed' }, ['payByAlipay'])]),
    ).toBe('Orders: nothing is owed')
    expect(reasonOf({ interrupted: 'Ctrl+C' }, [])).toMatch(/ended/)
  })

  it('is about what was asked for', () => {
    const report = createReport(findingsOf([exchangeOf('authenticate')]), { ...facts, only: ['news'] })
    expect(new Set(report.operations.map(({ tag }) => tag))).toEqual(new Set(['authentication', 'news']))
    expect(report.unseenCodes).toEqual([])
  })
})

describe('drifts', () => {
  it('that look alike are one, with the indices of arrays left out', () => {
    const calls = ['/0/title', '/12/title'].map((path, index) => ({
      call: exchangeOf('listNews', { role: index === 0 ? 'person' : 'unit', scenario: path }),
      path,
    }))
    const drifts = calls.map(({ call, path }) => mismatchOf(call, { path, seen: path }))
    const report = createReport(
      findingsOf(
        calls.map(({ call }) => call),
        drifts,
      ),
      facts,
    )
    expect(report.drifts).toHaveLength(1)
    expect(report.drifts[0]).toMatchObject({
      path: '/*/title',
      times: 2,
      roles: ['person', 'unit'],
      scenarios: ['/0/title', '/12/title'],
      seen: ['/0/title', '/12/title'],
    })
    expect(report.totals).toMatchObject({ drifts: 1, occurrences: 2, drifted: 1 })
  })

  it('tells five of many values that were seen', () => {
    const call = exchangeOf('listNews')
    const drifts = Array.from({ length: 12 }, (_, index) => mismatchOf(call, { seen: `value ${index}` }))
    expect(createReport(findingsOf([call], drifts), facts).drifts[0]).toMatchObject({
      seen: ['value 0', 'value 1', 'value 2', 'value 3', 'value 4'],
      seenOthers: 7,
    })
  })

  it('of many operations are told once, of a few one by one', () => {
    const missing = { kind: 'cors', path: 'access-control-allow-origin', expected: 'present' } as const
    const mismatchesOf = (ids: typeof all) => {
      const calls = ids.map((id) => exchangeOf(id))
      return createReport(
        findingsOf(
          calls,
          calls.map((call) => mismatchOf(call, missing)),
        ),
        facts,
      ).drifts
    }
    expect(mismatchesOf(all)).toHaveLength(1)
    expect(mismatchesOf(all)[0]?.places).toHaveLength(all.length)
    expect(mismatchesOf(all.slice(0, 3))).toHaveLength(3)
  })

  it('that harm most come first', () => {
    const call = exchangeOf('listNews')
    const kinds = ['rule', 'foreign', 'enum'] as const
    const drifts = kinds.map((kind) => mismatchOf(call, { kind }))
    const report = createReport(findingsOf([call], drifts), facts)
    expect(report.drifts.map(({ kind }) => kind)).toEqual(['foreign', 'enum', 'rule'])
  })

  it('bring one command, whose token is a variable', () => {
    const call = exchangeOf('listMemberOrders', {
      role: 'person',
      target: '/api/member-orders?page=0',
      requestHeaders: { Authorization: 'Bearer abcdefghijklmnopqrst', accept: '*/*', 'user-agent': 'node' },
    })
    expect(createReport(findingsOf([call], [mismatchOf(call)]), facts).drifts[0]?.curl).toBe(
      `curl -i --path-as-is -X GET 'http://127.0.0.1:4370/ht/api/member-orders?page=0' -H "authorization: Bearer $TOKEN_PERSON" -H 'accept: */*'`,
    )
  })

  it('outside of any call have neither place nor command', () => {
    const report = createReport(findingsOf([], [mismatchOf(undefined, { kind: 'rule' })]), facts)
    expect(report.drifts[0]).toMatchObject({ places: [], curl: null, excerpt: null })
  })
})

describe('what drifts everywhere', () => {
  const calls = all.map((id) => exchangeOf(id))
  const missing = { kind: 'cors', path: 'access-control-allow-origin', expected: 'present' } as const
  const drifts = calls.map((call) => mismatchOf(call, missing))
  const own = mismatchOf(calls.find(({ operation }) => operation?.id === assumed))

  it('is the fault of no operation alone', () => {
    const report = createReport(findingsOf(calls, [...drifts, own]), facts)
    expect(report.drifts.map(({ isEverywhere }) => isEverywhere)).toEqual([false, true])
    const itself = report.operations.filter(({ isAsEverywhere }) => !isAsEverywhere)
    expect(itself.map(({ id, assumption }) => [id, assumption])).toEqual([[assumed, 'contradicted']])
    expect(report.totals.drifted).toBe(all.length)
  })

  it('is not what many of few operations do', () => {
    const report = createReport(findingsOf(calls.slice(0, 8), drifts.slice(0, 8)), facts)
    expect(report.drifts.map(({ isEverywhere }) => isEverywhere)).toEqual([false])
  })
})
