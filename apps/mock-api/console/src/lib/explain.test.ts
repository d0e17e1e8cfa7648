import { ApiError } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

const http = (status: number, problem?: object) =>
  new ApiError('http', { status, statusText: 'Conflict', ...(problem && { problem: problem as never }) })

describe('a failure in words', () => {
  it('names each field that was refused, and why', () => {
    const fieldErrors = [
      { objectName: 'body', field: 'status', message: 'Max', detail: 'must be at most 599' },
      { objectName: 'body', field: '', message: 'Json' },
    ]
    expect(explain(http(400, { fieldErrors, detail: 'Bad Request' }))).toBe(
      'status must be at most 599; body Json (400)',
    )
  })

  it('is what the mock said, else what it answered with', () => {
    expect(explain(http(404, { detail: 'There is no world nobody' }))).toBe('There is no world nobody (404)')
    expect(explain(http(409, { title: 'Conflict here' }))).toBe('Conflict here (409)')
    expect(explain(http(409))).toBe('Conflict (409)')
  })

  it('tells a mock that is gone from one that is slow', () => {
    expect(explain(new ApiError('network'))).toContain('does not answer')
    expect(explain(new ApiError('timeout'))).toContain('too long')
  })

  it('leaves other errors their own words', () => {
    expect(explain(new Error('Denied'))).toBe('Denied')
    expect(explain('x')).toBe('x')
  })
})
