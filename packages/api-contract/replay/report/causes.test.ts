import { describe, expect, it } from 'vitest'
import type { Drift, DriftKind } from '../drift.ts'
import { createReport } from './create-report.ts'
import { answerOf, driftOf, exchangeOf, facts, findingsOf } from './testing/made-up.ts'

const type = { 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' }
const answered = (status: number, message: string) =>
  exchangeOf('getMemberOrder', {
    role: 'person',
    requestHeaders: { authorization: 'Bearer x' },
    answer: answerOf(status, { title: 'Refused', status, message }, type),
  })

const missing = answered(404, 'error.http.404')
const of = (kind: DriftKind, exchange = missing, path = kind): Drift =>
  driftOf(exchange, { kind, path, expected: `what is told of ${kind}` })

const entriesOf = (...drifts: Drift[]) =>
  createReport(findingsOf([missing], drifts), facts).drifts.map(({ kind, follows }) => [
    kind,
    follows.map((one) => `${one.kind} ×${one.times}`),
  ])

describe('one cause is one entry', () => {
  it('where a refusal came that should not have: what else is said of it follows', () => {
    const drifts = [of('refused'), of('refused'), of('problem'), of('rule'), of('rule')]
    expect(entriesOf(...drifts)).toEqual([['refused', ['problem ×1', 'rule ×2']]])
  })

  it('and who is kept out is told rather than that something is refused', () => {
    expect(entriesOf(of('refused'), of('role'), of('idempotence'))).toEqual([
      ['role', ['refused ×1', 'idempotence ×1']],
    ])
  })
})

describe('a cause of its own has', () => {
  it('what is said where nothing was refused wrongly', () => {
    expect(entriesOf(of('problem'), of('rule'))).toEqual([
      ['problem', []],
      ['rule', []],
    ])
  })

  it.each([
    ['another status', answered(409, 'error.http.404')],
    ['another code', answered(404, 'error.siteUnknown')],
    ['another operation', { ...missing, ...exchangeOf('getMemberFee', { answer: missing.answer }) }],
    ['a success', { ...missing, answer: answerOf(200, {}) }],
  ])('what is said of %s', (_, other) => {
    expect(entriesOf(of('refused'), of('rule', other))).toEqual([
      ['refused', []],
      ['rule', []],
    ])
  })

  it('that a stranger is let in', () => {
    expect(entriesOf(of('refused'), of('foreign')).map(([kind]) => kind)).toEqual(['foreign', 'refused'])
  })

  it('what the answer shows by itself', () => {
    const plain = { ...missing, answer: { ...missing.answer, headers: { 'content-type': 'text/html' } } }
    const own = driftOf(plain, { kind: 'content type', path: 'content-type' })
    expect(entriesOf(of('refused'), own).map(([kind]) => kind)).toContain('content type')
  })
})
