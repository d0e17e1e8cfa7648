import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { fresh, made, raised } from './made.ts'

const seenOf = (sent: object, answered: object, status = 201) =>
  made(
    exchangeOf('createItem', { requestBody: JSON.stringify(sent), answer: answerOf(status, answered) }),
  ).map(({ path }) => path)

const item = { kind: 'NEWS', title: '复核', content: '<p>…</p>', status: 'SUBMITTED' }

describe('what a POST answers', () => {
  it('is what was sent, with more in it', () => {
    expect(seenOf(item, { ...item, id: 7, opinion: null })).toEqual([])
  })

  it('is not something else', () => {
    expect(seenOf(item, { ...item, title: '旧' })).toEqual(['/title'])
  })

  it('may have gone on, but not from a draft', () => {
    expect(seenOf(item, { ...item, status: 'PUBLISHED' })).toEqual([])
    expect(seenOf({ ...item, status: 'DRAFT' }, item)).toEqual(['/status'])
  })

  it('may hide what is private, and fill in what was left empty', () => {
    expect(seenOf({ ...item, title: '13800010002' }, { ...item, title: '138****0002' })).toEqual([])
    expect(seenOf({ ...item, summary: null }, { ...item, summary: '摘要' })).toEqual([])
  })

  it('is judged of a success only', () => {
    expect(seenOf(item, { title: '旧' }, 409)).toEqual([])
  })
})

describe('what is made', () => {
  const date = 'Sun, 22 Nov 2026 10:00:00 GMT'
  const told = (createdDate: string, status = 201, headers: Record<string, string> = { date }) =>
    fresh(exchangeOf('createItem', { answer: answerOf(status, { createdDate }, headers) })).map(
      ({ path }) => path,
    )

  it('says when, within what two clocks differ', () => {
    expect(told('2026-11-22T09:59:30.000Z')).toEqual([])
    expect(told('2026-11-22T10:01:00.000Z')).toEqual([])
  })

  it.each(['2026-11-22T18:00:00.000Z', '2026-11-22T02:00:00.000Z'])('was not made at %s', (instant) => {
    expect(told(instant)).toEqual(['/createdDate'])
  })

  it('is judged of what is new, where the answer says what time it is', () => {
    expect(told('2026-11-22T02:00:00.000Z', 200)).toEqual([])
    expect(told('2026-11-22T02:00:00.000Z', 201, {})).toEqual([])
  })
})

describe('the version of what is changed', () => {
  const seen = (version: number, was = 3) =>
    raised(
      exchangeOf('withdrawDeskNews', {
        requestBody: JSON.stringify({ version: was }),
        answer: answerOf(200, { id: 7, version }),
      }),
    ).map(({ path }) => path)

  it('rises', () => {
    expect(seen(4)).toEqual([])
    expect(seen(3)).toEqual(['/version'])
  })
})
