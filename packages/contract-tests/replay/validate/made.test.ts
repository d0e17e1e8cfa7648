import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { made } from './made.ts'

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
