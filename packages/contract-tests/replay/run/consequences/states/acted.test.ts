import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { actedOn, isReadOtherwise } from './acted.ts'

const failed = { id: 9, courseId: 3004, status: 'FAILED', questions: [{ id: 1, right: null }] }
const handedIn = exchangeOf('handInTestAttempt', {
  method: 'POST',
  target: '/api/edu-test-attempts/9/hand-in',
  answer: answerOf(200, failed),
})

describe('what a call has done', () => {
  it('is read where the same callers are given the same record', () => {
    expect(actedOn(handedIn)).toMatchObject({ path: '/api/edu-test-attempts/9', state: 'FAILED questions' })
    const cancelled = exchangeOf('cancelMemberOrder', {
      target: '/api/member-orders/7/cancel',
      answer: answerOf(200, { id: 7, status: 'CLOSED' }),
    })
    expect(actedOn(cancelled)).toMatchObject({ path: '/api/member-order-detail/7' })
  })

  it('is read in its list where nothing else reads it', () => {
    const notice = { id: 201, title: '一', isRead: 1 }
    const seen = exchangeOf('readMessage', {
      target: '/api/member-messages/201/read',
      answer: answerOf(200, notice),
    })
    expect(actedOn(seen)).toMatchObject({ path: '/api/member-messages?id.equals=201' })
    const told = (...rows: object[]) =>
      isReadOtherwise(seen, exchangeOf('listMemberMessages', { answer: answerOf(200, rows) }))
    expect(told(notice)).toBeNull()
    expect(told({ ...notice, title: '二' })?.seen).toContain('another /title')
    expect(told()?.seen).toContain('nothing at')
  })

  it('is found by what the record is numbered by, and by what the call named', () => {
    const swapped = exchangeOf('swapCourse', {
      target: '/api/edu-courses/3001/swap',
      answer: answerOf(200, { courseId: 3002 }),
    })
    expect(actedOn(swapped)).toMatchObject({ path: '/api/edu-courses/3002/progress' })
    const decided = exchangeOf('decideDeskReview', {
      target: '/api/admin/reviews/JOB/4/decision',
      answer: answerOf(200, { kind: 'JOB', recordId: 4, status: 'RETURNED' }),
    })
    expect(actedOn(decided)).toMatchObject({ path: '/api/admin/reviews/JOB/4' })
    const voted = exchangeOf('voteOnHelp', {
      target: '/api/help-articles/5/vote',
      answer: answerOf(200, { isHelpful: 1 }),
    })
    expect(actedOn(voted)).toMatchObject({ path: '/api/help-articles/5/vote' })
  })

  it('is read nowhere where it was refused, made, or is nobody’s to read', () => {
    expect(actedOn({ ...handedIn, answer: answerOf(409, failed) })).toBeNull()
    expect(actedOn(exchangeOf('createItem', { answer: answerOf(201, { id: 7 }) }))).toBeNull()
    expect(actedOn(exchangeOf('payByWeixin', { answer: answerOf(200, { orderId: 7 }) }))).toBeNull()
  })

  it('is the same there, or told', () => {
    const read = (status: number, body: object) =>
      isReadOtherwise(
        handedIn,
        exchangeOf('getTestAttempt', {
          target: '/api/edu-test-attempts/9',
          answer: answerOf(status, body),
        }),
      )
    expect(read(200, failed)).toBeNull()
    expect(read(200, { ...failed, questions: [{ id: 1, right: ['A'] }] })?.seen).toBe(
      'another /questions/0/right at /api/edu-test-attempts/9',
    )
    expect(read(404, {})?.seen).toBe('404 at /api/edu-test-attempts/9')
    expect(read(403, {})).toBeNull()
  })
})
