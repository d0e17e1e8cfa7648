import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { differsFrom, readingsOf } from './elsewhere.ts'

const code = { code_url: 'weixin://pr=1', orderId: 7, orderNo: 'JC7', expireTime: '2026-11-22T12:00:00.000Z' }
const order = {
  id: 7,
  codeUrl: code.code_url,
  orderNo: 'JC7',
  expireTime: code.expireTime,
  totalAmount: 57.99,
}
const read = (status: number, body: object) =>
  exchangeOf('getMemberOrder', { answer: answerOf(status, body) })

const paid = exchangeOf('payByWeixin', { answer: answerOf(200, code) })
const [reading] = readingsOf(paid)
const seen = (changes: object, status = 200) =>
  reading ? differsFrom(reading, read(status, { ...order, ...changes })).map(({ path }) => path) : null

describe('what another operation answers as well', () => {
  it('is read once for each record', () => {
    expect(readingsOf(paid).map(({ path }) => path)).toEqual(['/api/member-order-detail/7'])
    expect(readingsOf(exchangeOf('payByWeixin', { answer: answerOf(409, code) }))).toEqual([])
  })

  it('is read by its id in the query, where the operation takes it there', () => {
    const place = { activityId: 4301, startTime: '2026-12-03T01:00:00.000Z' }
    const listed = exchangeOf('listMySignUps', { answer: answerOf(200, [place]) })
    expect(readingsOf(listed).map(({ path }) => path)).toEqual(['/api/public/member-activity?id=4301'])
  })

  it('is read in a list by its id, where the operation is one', () => {
    const notice = { id: 201, title: '一', createdDate: '2026-11-10T01:00:00.000Z' }
    const home = exchangeOf('getMemberSummary', { answer: answerOf(200, { unreadMessages: [notice] }) })
    const inList = readingsOf(home).find(({ operation }) => operation.id === 'listMemberMessages')
    if (!inList) throw new Error('the list is not read')
    expect(inList.path).toBe('/api/member-messages?id.equals=201')
    const told = (title: string) =>
      differsFrom(inList, exchangeOf('listMemberMessages', { answer: answerOf(200, [{ ...notice, title }]) }))
    expect(told('一')).toEqual([])
    expect(told('二')).toMatchObject([{ path: '/unreadMessages/0/title' }])
  })

  it('is read for two rows of each kind, where a list is long', () => {
    const rowOf = (_: unknown, place: number) => ({
      memberId: place + 1,
      memberName: '苏婉清',
      status: place % 4 === 3 ? 'CANCELLED' : 'SIGNED',
    })
    const listed = (length: number) =>
      exchangeOf('listDeskSignUps', { answer: answerOf(200, Array.from({ length }, rowOf)) })
    const idsOf = (length: number) =>
      readingsOf(listed(length)).map(({ path }) => Number(path.split('/').at(-1)))
    expect(idsOf(5)).toEqual([1, 2, 3, 4, 5])
    expect(idsOf(40)).toEqual([1, 2, 4, 8])
    const abouts = readingsOf(listed(40)).map(({ about }) => about)
    expect([new Set(abouts).size, abouts[0]]).toEqual([4, 'getDeskMember status,SIGNED 1'])
  })

  it('is not asked for by staff, where members alone may ask', () => {
    const fees = { answer: answerOf(200, [{ id: 5, orderId: 7 }]) }
    expect(readingsOf(exchangeOf('listMemberFees', { ...fees, role: 'person' }))).toHaveLength(1)
    expect(readingsOf(exchangeOf('listDeskFees', { ...fees, role: 'staff' }))).toEqual([])
  })

  it('is the same there, or told', () => {
    expect(seen({})).toEqual([])
    expect(seen({ expireTime: '2026-11-22T12:00:00.001Z' })).toEqual(['/expireTime'])
  })

  it('is not asked for of what is null, where the document says so', () => {
    const place = (payUntil: string | null) => ({
      answer: answerOf(200, [{ id: 3, orderId: 7, payState: payUntil ? 'DUE' : 'PAID', payUntil }]),
    })
    const sharedIn = (payUntil: string | null) =>
      readingsOf(exchangeOf('listMySignUps', place(payUntil))).flatMap(({ shared }) =>
        shared.map(({ pointer }) => pointer),
      )
    expect(sharedIn('2026-11-22T12:00:00.000Z')).toEqual(['/0/payState', '/0/payUntil'])
    expect(sharedIn(null)).toEqual(['/0/payState'])
  })

  it('is not judged where it is not answered', () => {
    expect(seen({ expireTime: 'never' }, 404)).toEqual([])
  })

  it('is told, where it is an id that leads nowhere', () => {
    const fee = { id: 5, orderId: 7 }
    const [order] = readingsOf(exchangeOf('getMemberFee', { answer: answerOf(200, fee) }))
    expect(order && differsFrom(order, read(404, {}))).toMatchObject([{ path: '/orderId' }])
    expect(order && differsFrom(order, read(200, { id: 7 }))).toEqual([])
    expect(
      readingsOf(exchangeOf('getMemberFee', { answer: answerOf(200, { ...fee, orderId: null }) })),
    ).toEqual([])
  })

  it('is found by the id of the call, and counted in its own unit', () => {
    const query = exchangeOf('queryOrder', {
      target: '/api/weixin/query-order/7',
      answer: answerOf(200, { out_trade_no: 'JC7', amount: { total: 5799 } }),
    })
    const [once] = readingsOf(query)
    expect(once && differsFrom(once, read(200, order))).toEqual([])
    expect(once && differsFrom(once, read(200, { ...order, totalAmount: 58 }))).toMatchObject([
      { path: '/amount/total', expected: '100 times the totalAmount of getMemberOrder' },
    ])
  })

  it('fits where the two have words of their own', () => {
    const [query] = readingsOf(
      exchangeOf('queryOrder', {
        target: '/api/weixin/query-order/7',
        answer: answerOf(200, { trade_state: 'SUCCESS' }),
      }),
    )
    const seenOf = (status: string) =>
      query && differsFrom(query, read(200, { ...order, status })).map(({ expected }) => expected)
    expect(seenOf('PAID')).toEqual([])
    expect(seenOf('CREATED')).toEqual(['what fits the status of getMemberOrder'])
  })
})
