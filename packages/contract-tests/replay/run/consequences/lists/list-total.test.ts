import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { isOtherTotal, totalsOf } from './list-total.ts'

const info = (changes: object = {}) =>
  exchangeOf('getMemberFeeInfo', {
    answer: answerOf(200, { unpaidCount: 2, unpaidAmount: 2800.1, ...changes }),
  })

const rows = [{ amount: 2000 }, { amount: 800.1 }]

const told = (changes: object, total = 2) => {
  const answer = answerOf(200, rows)
  answer.headers['x-total-count'] = String(total)
  const read = exchangeOf('listMemberFees', { answer })
  return totalsOf(info(changes)).flatMap((one) => isOtherTotal(one, read) ?? [])
}

describe('a number of an answer', () => {
  it('is counted in the list that is added up, by one call', () => {
    const paths = totalsOf(info()).map(({ path }) => path)
    expect(paths).toEqual(Array(2).fill('/api/member-fees/user?status.in=UNPAID,OVERDUE,PAYING&size=2000'))
  })

  it('is counted without its rows where nothing is added up', () => {
    const unread = exchangeOf('countUnreadMessages', { answer: answerOf(200, { unreadCount: 1 }) })
    expect(totalsOf(unread).map(({ path }) => path)).toEqual(['/api/member-messages?isRead.equals=0&size=1'])
  })

  it('is the total of its list, or what an amount of the rows comes to', () => {
    expect(told({})).toEqual([])
    expect(told({ unpaidCount: 1 })).toMatchObject([{ path: '/unpaidCount', seen: '1 / 2' }])
    expect(told({ unpaidAmount: 4000 })).toMatchObject([{ path: '/unpaidAmount', seen: '4000 / 2800.1' }])
  })

  it('says nothing of a sum of which not all rows were read', () => {
    expect(told({ unpaidCount: 3, unpaidAmount: 4000 }, 3)).toEqual([])
  })
})
