import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet, recalled } from '../recalled.ts'

const base = 'https://portal.example/ht'
const date = 'Sun, 22 Nov 2026 10:00:00 GMT'
const right = '2026-11-22T09:59:59.807Z'
const early = '2026-11-22T01:59:59.807Z'

const signUp = (signedDate: string) =>
  exchangeOf('signUpForActivity', {
    target: '/api/member-activities/7/sign-up',
    answer: answerOf(201, { id: 31, signedDate }, { date }),
  })
const listed = (cancelledDate: string, id = 31) =>
  exchangeOf('listMySignUps', { answer: answerOf(200, [{ id, cancelledDate }], { date }) })

/** Where something is said to be in another time zone, by each of several calls of one run. */
function told(...exchanges: ReturnType<typeof signUp>[]): string[] {
  const memory = nothingYet()
  return exchanges.map((one) =>
    recalled(memory, one, base)
      .map(({ path }) => path)
      .join(),
  )
}

describe('an instant in another time zone', () => {
  it('is told of what a call has done', () => {
    expect(told(signUp(right))).toEqual([''])
    expect(told(signUp(early))).toEqual(['/signedDate'])
    expect(told(signUp('2026-11-22T18:00:01Z'))).toEqual(['/signedDate'])
  })

  it('is told of what the run has written', () => {
    expect(told(signUp(right), listed(early))).toEqual(['', '/cancelledDate'])
  })

  it('is no other one of what somebody else has made', () => {
    expect(told(listed(early))).toEqual([''])
    expect(told(listed(early, 32), signUp(early))).toEqual(['', ''])
  })

  it('is no other one that was seen some minutes before', () => {
    const seen = exchangeOf('listMySignUps', {
      answer: answerOf(200, [{ id: 32, startTime: early }], { date: 'Sun, 22 Nov 2026 09:40:00 GMT' }),
    })
    expect(told(seen, signUp(early))).toEqual(['', ''])
  })

  it('is none where the run was there at that time', () => {
    const before = exchangeOf('listMySignUps', {
      answer: answerOf(200, [], { date: 'Sun, 22 Nov 2026 02:00:00 GMT' }),
    })
    expect(told(before, signUp(early))).toEqual(['', ''])
  })

  it('is none where a term of eight hours ends', () => {
    const login = (loginDate: string, expireTime: string) =>
      exchangeOf('listMemberLogins', { answer: answerOf(200, [{ id: 31, loginDate, expireTime }], { date }) })
    const end = '2026-11-22T17:59:59.807Z'
    expect(told(signUp(right), login(right, end))).toEqual(['', ''])
    expect(told(signUp(right), login(early, right))).toEqual(['', '/loginDate'])
    expect(told(signUp(right), login(right, early))).toEqual(['', '/expireTime'])
  })

  it('is none that was sent', () => {
    const startTime = '2026-11-22T18:00:00.000Z'
    const made = exchangeOf('createDeskActivity', {
      requestBody: JSON.stringify({ startTime }),
      answer: answerOf(201, { id: 9, startTime }, { date }),
    })
    expect(told(made)).toEqual([''])
  })
})
