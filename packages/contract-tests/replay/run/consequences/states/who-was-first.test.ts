import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { firstAt, isSaidOtherwise } from './who-was-first.ts'

const time = '2026-11-20T02:15:00.000Z'
const refusedWith = (message: string, staffName = '顾文静') =>
  exchangeOf('decideDeskReview', {
    target: '/api/admin/reviews/INVOICE/7/decision',
    answer: answerOf(409, { status: 409, message, params: { staffName, time } }),
  })
const claimed = (staffName: string) =>
  exchangeOf('claimDeskApplication', {
    target: '/api/admin/applications/7/claim',
    answer: answerOf(409, { message: 'error.claimed', params: { staffName, time } }),
  })

it('who was first is read in the log of the record', () => {
  const path = '/api/admin/log?subjectKind.equals=INVOICE&subjectId.equals=7&size=1'
  expect(firstAt(refusedWith('error.decidedBefore'))).toMatchObject({ path })
  expect(firstAt(refusedWith('error.concurrencyFailure'))).toBeNull()
})

it('who has an application is read in the list of these', () => {
  expect(firstAt(claimed('顾文静'))).toMatchObject({ path: '/api/admin/applications?id.equals=7' })
})

it('is whoever stands there, at the time that stands there', () => {
  const told = (staffName: string, entry: object, status = 200) => {
    const refusal = refusedWith('error.decidedBefore', staffName)
    const first = firstAt(refusal)
    const read = exchangeOf('listDeskLog', { answer: answerOf(status, [entry]) })
    return first && isSaidOtherwise(first, refusal, read)?.seen
  }
  expect(told('顾文静', { staffName: '顾文静', time })).toBeUndefined()
  expect(told('沈敬之', { staffName: '顾文静', time })).toContain('沈敬之')
  expect(told('顾文静', { staffName: '顾文静', time: '2026-11-20T02:16:00.000Z' })).toContain('顾文静')
  expect(told('沈敬之', { staffName: '顾文静', time }, 403)).toBeUndefined()
})

it('has it until when it is taken', () => {
  const told = (claim: object | null) => {
    const first = firstAt(claimed('顾文静'))
    const read = exchangeOf('listDeskApplications', { answer: answerOf(200, [{ claim }]) })
    return first && isSaidOtherwise(first, claimed('顾文静'), read)?.path
  }
  expect(told({ staffName: '顾文静', expiresAt: time })).toBeUndefined()
  expect(told({ staffName: '沈敬之', expiresAt: time })).toBe('/params')
  expect(told(null)).toBeUndefined()
})
