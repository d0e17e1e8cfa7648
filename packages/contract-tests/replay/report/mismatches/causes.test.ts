import { describe, expect, it } from 'vitest'
import type { Mismatch, MismatchKind } from '../../mismatch.ts'
import { createReport } from '../create-report.ts'
import { answerOf, exchangeOf, facts, findingsOf, mismatchOf } from '../testing/made-up.ts'

const type = { 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' }
const answered = (status: number, message: string) =>
  exchangeOf('getMemberOrder', {
    role: 'person',
    requestHeaders: { authorization: 'Bearer x' },
    answer: answerOf(status, { title: 'Refused', status, message }, type),
  })

const missing = answered(404, 'error.http.404')
const of = (kind: MismatchKind, exchange = missing, path = kind): Mismatch =>
  mismatchOf(exchange, { kind, path, expected: `what is told of ${kind}` })

const entriesOf = (...drifts: Mismatch[]) =>
  createReport(findingsOf([missing], drifts), facts).drifts.map(({ kind, follows }) => [
    kind,
    follows.map((one) => `${one.kind} ×${one.times}`),
  ])

describe('one cause is one entry', () => {
  it('when a call is wrongly refused: its other mismatches follow from that', () => {
    const drifts = [of('refused'), of('refused'), of('problem'), of('rule'), of('rule')]
    expect(entriesOf(...drifts)).toEqual([['refused', ['problem ×1', 'rule ×2']]])
  })

  it('and the refused account is reported rather than the refusal', () => {
    expect(entriesOf(of('refused'), of('role'), of('idempotence'))).toEqual([
      ['role', ['refused ×1', 'idempotence ×1']],
    ])
  })
})

describe('what was to be read where a call is wrongly refused', () => {
  const made = exchangeOf('payByWeixin', { method: 'POST', answer: answerOf(200, {}) })
  const location: Mismatch = { ...of('rule', made), path: 'Location', because: missing }

  it('follows from that, whatever call leads there', () => {
    expect(entriesOf(of('refused'), location)).toEqual([['refused', ['rule ×1']]])
  })

  it('is told of the call that leads there, where no other call is refused so', () => {
    expect(entriesOf(location)).toEqual([['rule', []]])
    const because = answered(409, 'error.concurrencyFailure')
    expect(entriesOf(of('refused'), { ...location, because }).map(([kind]) => kind)).toEqual([
      'refused',
      'rule',
    ])
  })
})

describe('one wrong total is one entry', () => {
  const page = (target: string, total: number, rows = 3) =>
    exchangeOf('listNews', {
      target,
      answer: answerOf(
        200,
        Array.from({ length: rows }, (_, id) => ({ id })),
        { 'x-total-count': String(total) },
      ),
    })
  const list = '/api/public/info-news-list'
  const shown = (exchange: ReturnType<typeof page>, seen: string, rest: Partial<Mismatch> = {}) =>
    mismatchOf(exchange, { kind: 'total', path: 'X-Total-Count', expected: `as ${seen}`, seen, ...rest })
  const drifts = [
    shown(page(`${list}?page=0`, 4), '3 rows'),
    shown(page(`${list}?title.contains=x`, 9), 'a total of 9'),
    shown(page(`${list}?page=1`, 7), 'page=1', { kind: 'link', path: 'Link' }),
    shown(page(`${list}?title.contains=zz`, 1, 0), '1', { kind: 'rule', path: 'nothing has it' }),
  ]
  const kindsOf = (...of: Mismatch[]) =>
    createReport(findingsOf([], of), facts).drifts.map(({ kind, follows }) => [kind, follows.length])

  it('whatever pages, filters, links and rules show it', () => {
    expect(kindsOf(...drifts)).toEqual([['total', 2]])
  })

  it('of each operation', () => {
    const other = mismatchOf(exchangeOf('listBanners'), { kind: 'total', path: 'X-Total-Count' })
    expect(kindsOf(...drifts, other)).toEqual([
      ['total', 2],
      ['total', 0],
    ])
  })

  it('and hides no other fault of the list', () => {
    const sound = page(`${list}?page=0`, 3)
    const [order, rule] = [shown(sound, 'x', { kind: 'order' }), shown(sound, 'y', { kind: 'rule' })]
    const link = shown(sound, 'z', { kind: 'link' })
    expect(kindsOf(...drifts, order, rule).map(([kind]) => kind)).toEqual(['total', 'order', 'rule'])
    expect(kindsOf(link)).toEqual([['link', 0]])
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

  it('a wrongly allowed caller', () => {
    expect(entriesOf(of('refused'), of('foreign')).map(([kind]) => kind)).toEqual(['foreign', 'refused'])
  })

  it('what the answer shows by itself', () => {
    const plain = { ...missing, answer: { ...missing.answer, headers: { 'content-type': 'text/html' } } }
    const own = mismatchOf(plain, { kind: 'content type', path: 'content-type' })
    expect(entriesOf(of('refused'), own).map(([kind]) => kind)).toContain('content type')
  })
})
