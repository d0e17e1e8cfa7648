import { ApiError } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { hindranceOf } from './hindrance.ts'

const refusal = (message: string, params?: { reason: string }) =>
  new ApiError('http', {
    status: 409,
    problem: { type: 'about:blank', title: 'Conflict', status: 409, message, ...(params && { params }) },
  })

it('says what is against an approval, and nothing of other conflicts', () => {
  const hindered = hindranceOf(refusal('error.approvalHindered', { reason: 'FEES_OWED' }))
  expect(hindered?.message).toBe('申请人尚有会费未缴清，不能通过。请退回补正或不予通过。')
  expect(hindranceOf(refusal('error.concurrencyFailure'))).toBeUndefined()
  expect(hindranceOf(refusal('error.approvalHindered'))).toBeUndefined()
})
