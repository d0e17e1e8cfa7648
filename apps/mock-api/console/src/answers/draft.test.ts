import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { bodyError, draftOf, overrideOf } from './draft.ts'

const call = {
  id: 7,
  target: '/api/x?a=1',
  status: 200,
  responseBody: [{ id: 1 }],
  responseHeaders: { 'content-type': 'application/json; charset=utf-8' },
  isAnswerKept: true,
} as unknown as JournalEntry

describe('the form to answer differently', () => {
  it('opens on the answer of the call, and sends no more than was changed', () => {
    const draft = draftOf(call)
    expect(JSON.parse(draft.body)).toEqual([{ id: 1 }])
    expect(overrideOf(draft, call)).toEqual({ call: 7, count: 1 })
    expect(overrideOf({ ...draft, body: '[]', count: '' }, call)).toEqual({ call: 7, body: [] })
    const broken = { ...draft, status: '500', isForAddress: true, mayBreakContract: true }
    expect(overrideOf(broken, call)).toEqual({
      call: 7,
      status: 500,
      target: '/api/x?a=1',
      count: 1,
      mayBreakContract: true,
    })
  })

  it('says what is no JSON, and takes nothing for no body', () => {
    const draft = draftOf(call)
    expect(bodyError(draft, call)).toBeNull()
    expect(bodyError({ ...draft, body: '[1,' }, call)).toMatch(/JSON/)
    expect(overrideOf({ ...draft, body: ' ' }, call)).toEqual({ call: 7, body: null, count: 1 })
  })

  it('leaves a text as it is', () => {
    const text = { ...call, responseBody: '<p>x</p>', responseHeaders: { 'content-type': 'text/html' } }
    expect(draftOf(text).body).toBe('<p>x</p>')
    expect(overrideOf({ ...draftOf(text), body: '[1,' }, text)).toMatchObject({ body: '[1,' })
  })

  it('begins empty for an answer that was not kept, or was cut', () => {
    const long = { ...call, isAnswerKept: false, responseBody: '40000 bytes, not kept' }
    expect(overrideOf(draftOf(long), long)).toMatchObject({ body: null })
    expect(draftOf({ ...call, status: 0 }).status).toBe('200')
  })
})
