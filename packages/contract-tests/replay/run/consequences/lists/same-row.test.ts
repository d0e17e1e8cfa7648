import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { forgetAnswers, nothingYet } from '../recalled.ts'
import { isStillOther, movedRows, othersIn, otherThanShown } from './same-row.ts'

const item = (body: object) => exchangeOf('getCompanyItem', { answer: answerOf(200, body) })
const rows = (...body: object[]) => exchangeOf('listCompanyItems', { answer: answerOf(200, body) })
/** What a run remembers that has written. */
function written() {
  const memory = nothingYet()
  memory.writes.set('unit', 1)
  return memory
}

const [before, after] = [
  { id: 7, title: 'before' },
  { id: 7, title: 'after' },
]

describe('a record and its row', () => {
  it('are read anew where one says something else than the other did', () => {
    const memory = written()
    expect(othersIn(memory, item(before))).toEqual([])
    expect(othersIn(memory, rows(before, { id: 8, title: 'another' }))).toEqual([])
    expect(othersIn(memory, rows(after))).toMatchObject([{ path: '/api/public/company-news/7' }])
    expect(othersIn(memory, item(before))).toMatchObject([
      { path: '/api/public/company-news/list?id.equals=7', pointer: '/title' },
    ])
  })

  it('are compared again only once something was written since the caller was shown the row', () => {
    const memory = written()
    othersIn(memory, rows(after))
    othersIn(memory, item(before))
    expect(othersIn(memory, rows(after))).toEqual([])
    forgetAnswers(memory)
    expect(othersIn(memory, rows(after))).toMatchObject([{ path: '/api/public/company-news/7' }])
  })

  it('are not, before the run has written anything', () => {
    const memory = nothingYet()
    othersIn(memory, item(before))
    expect(othersIn(memory, rows(after))).toEqual([])
  })

  it('are not, where another caller read the one, or it may differ each time', () => {
    const memory = written()
    expect(othersIn(memory, item(before))).toEqual([])
    expect(othersIn(memory, { ...rows(after), role: 'unit' })).toEqual([])
    const news = (id: 'getNewsDetail' | 'listNews', viewCount: number) => {
      const body = { id: 7, viewCount }
      return exchangeOf(id, { answer: answerOf(200, id === 'listNews' ? [body] : body) })
    }
    expect(othersIn(memory, news('getNewsDetail', 1))).toEqual([])
    expect(othersIn(memory, news('listNews', 2))).toEqual([])
  })

  it('are read where a row is in another state than before, and in no other case', () => {
    const memory = written()
    const applies = (status: string) =>
      exchangeOf('listMemberApplies', { answer: answerOf(200, [{ id: 7, status }]) })
    const look = (status: string) => {
      const moved = movedRows(memory, applies(status))
      othersIn(memory, applies(status))
      return moved
    }
    expect(look('SUBMITTED')).toEqual([])
    memory.writers.set('7', 'createMemberApply')
    expect(look('SUBMITTED')).toEqual([])
    expect(look('WITHDRAWN')).toMatchObject([
      { path: '/api/member-applies/user/7', pointer: 'SUBMITTED to WITHDRAWN after createMemberApply' },
    ])
  })

  it('are told where they differ then as well, and neither was written in between', () => {
    const memory = written()
    othersIn(memory, item(before))
    const [other] = othersIn(memory, rows(after))
    if (!other) throw new Error('they do not differ')
    expect(isStillOther(other, item(after))).toBeNull()
    expect(isStillOther(other, item(before))?.seen).toBe('another /title at getCompanyItem')
    const [early, late] = ['2026-11-18T01:30:00Z', '2026-11-18T01:30:01Z'].map((lastModifiedDate) => ({
      lastModifiedDate,
    }))
    expect(
      isStillOther({ ...other, record: { ...after, ...early } }, item({ ...before, ...late })),
    ).toBeNull()
  })
})

describe('a record in several lists', () => {
  const news = (id: 'listNews' | 'listPictureNews' | 'searchNews', ...body: object[]) =>
    exchangeOf(id, { answer: answerOf(200, body) })

  it('says the same in each of them, and among the hits of a search', () => {
    const memory = nothingYet()
    expect(othersIn(memory, news('listNews', before))).toEqual([])
    expect(othersIn(memory, news('listPictureNews', before))).toEqual([])
    for (const id of ['listPictureNews', 'searchNews'] as const)
      expect(othersIn(memory, news(id, after))).toMatchObject([
        { operation: { id: 'listNews' }, pointer: '/title' },
      ])
  })

  it('says the same where it is part of another answer', () => {
    const memory = nothingYet()
    othersIn(
      memory,
      exchangeOf('listDictionaryDetails', { answer: answerOf(200, [{ id: 7, detailName: '一' }]) }),
    )
    const told = (detailName: string) => {
      const body = [{ id: 2, headerTwoList: [{ id: 7, detailName }] }]
      return othersIn(memory, exchangeOf('listDictionaries', { answer: answerOf(200, body) }))
    }
    expect(told('一')).toEqual([])
    expect(told('二')).toMatchObject([{ operation: { id: 'listDictionaryDetails' }, pointer: '/detailName' }])
  })

  it('says to the desk what it said to its member, unless it was written since', () => {
    const memory = nothingYet()
    const own = { id: 7, lastModifiedDate: '2026-11-20T01:00:00.000Z', recommender: '一' }
    othersIn(memory, exchangeOf('listMemberApplies', { role: 'person', answer: answerOf(200, [own]) }))
    const told = (application: object) => {
      const answer = answerOf(200, { application })
      return otherThanShown(memory, exchangeOf('getDeskApplication', { role: 'staff', answer }))
    }
    expect(told(own)).toEqual([])
    expect(told({ ...own, recommender: '二' })).toMatchObject([{ path: '/application/recommender' }])
    expect(told({ ...own, recommender: '二', lastModifiedDate: '2026-11-20T02:00:00.000Z' })).toEqual([])
  })
})
