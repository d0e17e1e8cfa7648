import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { isRateLimited } from './rate-limit.ts'

const limited = (retryAfter: string) =>
  Response.json(
    { title: 'Too many', status: 429, message: 'error.tooManyRequests' },
    { status: 429, headers: { 'retry-after': retryAfter } },
  )

describe('a 429', () => {
  it('is waited for where it asks for a moment', async () => {
    expect(await isRateLimited(operations.get('sendPhoneCode'), limited('20'))).toBe(true)
  })

  it('is an answer where the document has it and it asks for the rest of an hour', async () => {
    expect(await isRateLimited(operations.get('sendPhoneCode'), limited('3400'))).toBe(false)
    expect(await isRateLimited(operations.get('listNews'), limited('3400'))).toBe(true)
  })
})
