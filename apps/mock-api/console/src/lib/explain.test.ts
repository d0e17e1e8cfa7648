import { ApiError } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

const http = (status: number, problem?: object) =>
  new ApiError('http', { status, statusText: 'Conflict', ...(problem && { problem: problem as never }) })

describe('the text of an error', () => {
  it('names each field that was refused, and why', () => {
    const fieldErrors = [
      { objectName: 'body', field: 'status', message: 'Max', detail: 'must be at most 599' },
      { objectName: 'body', field: '', message: 'Json' },
    ]
    expect(explain(http(400, { fieldErrors, detail: 'Bad Request' }))).toBe(
      'status must be at most 599; body Json (400)',
    )
  })

  it('is the mock’s message, else the status text', () => {
    expect(explain(http(404, { detail: 'There is no world nobody' }))).toBe('There is no world nobody (404)')
    expect(explain(http(409, { title: 'Conflict here' }))).toBe('Conflict here (409)')
    expect(explain(http(409))).toBe('Conflict (409)')
  })

  it('distinguishes an unreachable mock from a slow one', () => {
    expect(explain(new ApiError('network'))).toContain('does not answer')
    expect(explain(new ApiError('timeout'))).toContain('too long')
  })

  it('is the message of any other error', () => {
    expect(explain(new Error('Denied'))).toBe('Denied')
    expect(explain('x')).toBe('x')
  })
})
