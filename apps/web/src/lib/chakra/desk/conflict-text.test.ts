import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { errorText } from '../../api/errors.ts'
import { conflictText } from './conflict-text.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const refusal = (message: string, params?: { staffName: string; time: string }) =>
  new ApiError('http', {
    status: 409,
    problem: { type: 'about:blank', title: 'Conflict', status: 409, message, ...(params && { params }) },
  })

it('names who was first, and when, where the answer says so', () => {
  const first = refusal('error.decidedBefore', { staffName: '钱守仁', time: '2026-11-21T02:00:00.000Z' })
  expect(conflictText(first)).toBe(`${errorText(first)} 经办人：钱守仁，2026-11-21 10:00`)
  const other = refusal('error.refundNotByTransfer')
  expect(conflictText(other)).toBe(errorText(other))
})
