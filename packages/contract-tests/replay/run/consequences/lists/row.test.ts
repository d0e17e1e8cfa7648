import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet } from '../recalled.ts'
import { isLeftBehind, movedIn } from './row.ts'

const order = (status: number, body: unknown = {}, id = 7) =>
  exchangeOf('getMemberOrder', {
    target: `/api/member-order-detail/${id}`,
    answer: answerOf(status, body),
  })

const rowsOf = (body: unknown, status = 200) =>
  exchangeOf('listMemberOrders', { answer: answerOf(status, body) })

describe('a record in another state', () => {
  it('is looked for in its list by that state, when it was read before', () => {
    const memory = nothingYet()
    expect(movedIn(memory, order(200, { id: 7, status: 'CREATED' }))).toEqual([])
    expect(movedIn(memory, order(200, { id: 7, status: 'CREATED' }))).toEqual([])
    expect(movedIn(memory, order(200, { id: 7, status: 'CLOSED' }))).toMatchObject([
      { path: '/api/member-orders?id.equals=7&status.equals=CLOSED', from: 'CREATED' },
    ])
    expect(movedIn(memory, order(404))).toMatchObject([
      { path: '/api/member-orders?id.equals=7', to: 'absent' },
    ])
  })

  it('is not, where it was never there and the run has not made it', () => {
    expect(movedIn(nothingYet(), order(404))).toEqual([])
    const memory = nothingYet()
    memory.made.add('createDeskNews 7')
    expect(movedIn(memory, order(404))).toMatchObject([{ from: 'new', to: 'absent' }])
  })

  it('is looked for as well when it is in the same state and was written meanwhile', () => {
    const memory = nothingYet()
    const paid = order(200, { id: 7, status: 'PAID' })
    expect(movedIn(memory, paid)).toEqual([])
    memory.writers.set('7', 'askForRefund')
    expect(movedIn(memory, paid)).toMatchObject([{ from: 'written by askForRefund', to: 'PAID' }])
  })

  it('is looked for by what was changed of it, and among those without a value where it has none', () => {
    const memory = nothingYet()
    const unpaid = { id: 7, status: 'CREATED', payTime: null, subject: '会费' }
    movedIn(memory, order(200, unpaid))
    memory.shown.set('getMemberOrder anonymous 7', unpaid)
    memory.writers.set('7', 'payByWeixin')
    const [moved] = movedIn(memory, order(200, { ...unpaid, subject: '两年会费' }))
    expect(moved).toMatchObject({
      changed: ['subject'],
      path: '/api/member-orders?id.equals=7&status.equals=CREATED&payTime.specified=false',
    })
  })

  it('is so in its list', () => {
    const memory = nothingYet()
    movedIn(memory, order(200, { id: 7, status: 'CREATED' }))
    const closed = order(200, { id: 7, status: 'CLOSED', orderNo: 'A' })
    const [moved] = movedIn(memory, closed)
    if (!moved) throw new Error('it has not moved')
    expect(isLeftBehind(moved, closed, rowsOf([{ id: 7, status: 'CLOSED', subject: 'x' }]))).toBeNull()
    expect(isLeftBehind(moved, closed, rowsOf([{ id: 7, status: 'CREATED' }]))?.seen).toBe(
      'another /status at listMemberOrders',
    )
    expect(isLeftBehind(moved, closed, rowsOf([]))?.seen).toBe('no such row at listMemberOrders')
    expect(isLeftBehind(moved, closed, rowsOf({}, 403))).toBeNull()
  })

  it('is not compared with a row that was written after it was read', () => {
    const memory = nothingYet()
    movedIn(memory, order(200, { id: 7, status: 'CREATED' }))
    const dated = (second: string) => ({
      ...{ id: 7, status: 'CLOSED' },
      lastModifiedDate: `2026-11-18T01:30:${second}.000Z`,
    })
    const closed = order(200, dated('10'))
    const [moved] = movedIn(memory, closed)
    if (!moved) throw new Error('it has not moved')
    expect(isLeftBehind(moved, closed, rowsOf([{ ...dated('11'), status: 'REFUNDING' }]))).toBeNull()
    expect(isLeftBehind(moved, closed, rowsOf([dated('09')]))?.seen).toBe(
      'another /lastModifiedDate at listMemberOrders',
    )
  })

  it('is not in its list once it is gone', () => {
    const memory = nothingYet()
    movedIn(memory, order(200, { id: 7, status: 'CREATED' }))
    const [moved] = movedIn(memory, order(404))
    if (!moved) throw new Error('it has not moved')
    expect(isLeftBehind(moved, order(404), rowsOf([]))).toBeNull()
    expect(isLeftBehind(moved, order(404), rowsOf([{ id: 7 }]))?.seen).toBe('a row at listMemberOrders')
  })

  it('is looked for in the lists of its kind alone as well, which may leave it out', () => {
    const item = (status: number) =>
      exchangeOf('getCompanyItem', {
        target: '/api/public/company-news/9',
        answer: answerOf(status, { id: 9, title: '旧' }),
      })
    const memory = nothingYet()
    movedIn(memory, item(200))
    memory.writers.set('9', 'updateItem')
    const moved = movedIn(memory, item(200))
    const news = moved.find(({ list }) => list.id === 'listCompanyNews')
    if (!news) throw new Error('it is not looked for')
    const read = (rows: object[]) => exchangeOf('listCompanyNews', { answer: answerOf(200, rows) })
    expect(isLeftBehind(news, item(200), read([]))).toBeNull()
    expect(isLeftBehind(news, item(200), read([{ id: 9, title: '新' }]))?.seen).toBe(
      'another /title at listCompanyNews',
    )
    const gone = movedIn(memory, item(404)).find(({ list }) => list.id === 'listCompanyNews')
    if (!gone) throw new Error('it is not looked for')
    expect(isLeftBehind(gone, item(404), read([{ id: 9 }]))?.seen).toBe('a row at listCompanyNews')
  })
})
