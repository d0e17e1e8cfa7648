import { type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createReport } from './create-report.ts'
import { junit } from './junit/junit.ts'
import { notOfferedIn } from './not-offered.ts'
import { terminalText } from './terminal.ts'
import { answerOf, exchangeOf, facts, findingsOf, mismatchOf, resultOf } from './testing/made-up.ts'

const token = { authorization: 'Bearer x' }
const problem = { type: 'about:blank', title: 'Not Found', status: 404, message: 'error.http.404' }
const spring = { timestamp: '2026-11-21T08:30:00Z', status: 404, error: 'Not Found', path: '/x' }

/** Calls of an operation, by what they were answered and whether a token came with them. */
const callsOf = (id: OperationId, ...answers: [status: number, body: unknown, hasToken?: boolean][]) =>
  answers.map(([status, body, hasToken = false]) =>
    exchangeOf(id, { answer: answerOf(status, body), requestHeaders: hasToken ? token : {} }),
  )

/** Takes an id, asks for a login and has a problem for a record that is not there. */
const order: OperationId = 'getMemberOrder'

describe('an operation is not offered', () => {
  it('takes a sure example', () => {
    const { permissions, responses } = operations.get(order) ?? {}
    expect(permissions).not.toBeNull()
    expect(responses).toHaveProperty('404')
    expect(operations.get('listNews')?.responses).not.toHaveProperty('404')
  })

  it.each([
    ['404 that its document does not have', callsOf('listNews', [404, problem], [404, problem])],
    ['404 in words of a framework', callsOf(order, [401, ''], [404, spring, true])],
    ['404 of a page', callsOf(order, [401, ''], [404, '<h1>Not Found</h1>', true])],
    ['404 before the login', callsOf(order, [404, problem], [404, problem, true])],
    ['405, as another method is there', callsOf('payByAlipay', [405, problem, true])],
    ['501', callsOf('payByAlipay', [401, ''], [501, problem, true])],
  ])('that is answered with %s', (_, exchanges) => {
    expect([...notOfferedIn(findingsOf(exchanges))]).toEqual([exchanges[0]?.operation?.id])
  })

  it.each([
    ['succeeds once', callsOf('listNews', [404, problem], [200, []])],
    ['refuses for another reason', callsOf('listNews', [404, problem], [400, problem])],
    ['fails', callsOf('listNews', [404, problem], [500, problem])],
    ['knows no such record', callsOf(order, [401, ''], [404, problem, true])],
    ['only wants a login', callsOf(order, [401, ''], [403, problem, true])],
  ])('but not one that %s', (_, exchanges) => {
    expect([...notOfferedIn(findingsOf(exchanges))]).toEqual([])
  })

  it('but not one that answers before the login, where an unknown address does not', () => {
    const exchanges = callsOf(order, [404, problem], [404, problem, true])
    expect([...notOfferedIn({ ...findingsOf(exchanges), unknownStatus: 401 })]).toEqual([])
  })
})

describe('what is not offered', () => {
  const exchanges = [
    ...callsOf('listBanners', [200, []]),
    ...callsOf(order, [404, spring], [404, spring, true]),
  ]
  const hole = mismatchOf(exchanges[1], { kind: 'unauthenticated', path: 'status', scenario: 'Only members' })
  const results = [
    resultOf('Only members', { mismatches: 1 }, [order]),
    resultOf('Pays', { end: 'stopped', reason: 'needs more', stoppedAt: order }, [order, 'listBanners']),
  ]
  const report = createReport(findingsOf(exchanges, [hole], results), facts)

  it('is no hole in the security, and stops nothing', () => {
    expect(report).toMatchObject({ verdict: 'kept', drifts: [] })
    expect(report.totals).toMatchObject({ called: 2, notOffered: 1, drifted: 0, skipped: 2, stopped: 0 })
    expect(report.scenarios.map(({ end, reason, drifts }) => [end, reason, drifts])).toEqual([
      ['skipped', `the backend does not offer ${order}`, 0],
      ['skipped', `the backend does not offer ${order}`, 0],
    ])
  })

  it('is told by name, by number and as a skipped case', () => {
    expect(report.operations.find(({ id }) => id === order)).toMatchObject({
      verdict: 'not offered',
      reason: 'The backend does not offer it: 404 to 2 calls',
    })
    const text = terminalText(report, { folder: null, hasColor: false })
    expect(text).toContain(`Not offered (1)\n  ${order}\n`)
    expect(text).toContain('1 operation is not offered.')
    expect(text).not.toContain('Only refused')
    expect(junit(report)).toMatch(
      new RegExp(`\\(${order}\\)" time="0.000">\\s*<skipped message="The backend does not offer it`),
    )
  })

  it('is all there is: nothing was judged', () => {
    const nothing = createReport(findingsOf(exchanges.slice(1)), facts)
    expect(nothing.verdict).toBe('not judged')
  })

  it('is not told of a recording, which shows too little', () => {
    const recorded = createReport(findingsOf(exchanges, [hole]), { ...facts, mode: 'har' })
    expect(recorded).toMatchObject({ verdict: 'drifted', totals: { notOffered: 0 } })
  })
})
