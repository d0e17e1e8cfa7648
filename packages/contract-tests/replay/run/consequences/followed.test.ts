import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { putBack, readOtherwise, refusedBack, replacedAt } from './followed.ts'

const reading = operations.get('getMemberApply')
const put = (status: number) =>
  exchangeOf('updateMemberApply', { method: 'PUT', answer: answerOf(status, { id: 7, reason: null }) })
const read = (status: number, body: object) =>
  exchangeOf('getMemberApply', {
    target: '/api/member-applies/user/7',
    answer: answerOf(status, body),
  })

describe('what was put', () => {
  it('is read where the document says, with the id that the PUT answers', () => {
    expect(replacedAt(put(200), reading)).toBe('/api/member-applies/user/7')
    expect(replacedAt(put(200), operations.get('getOwnSite'))).toBe('/api/member-web/info')
    expect(replacedAt(put(409), reading)).toBeNull()
    expect(replacedAt(put(200), undefined)).toBeNull()
  })

  it('is right when it is read there, even if that says more', () => {
    expect(readOtherwise(put(200), read(200, { id: 7, reason: null, node: null }))).toBeNull()
  })

  it('is wrong when something else is, or nothing', () => {
    expect(readOtherwise(put(200), read(200, { id: 7, reason: '旧' }))?.seen).toContain('/reason')
    expect(readOtherwise(put(200), read(404, {}))?.seen).toContain('404')
  })

  it('is not judged by an answer that is wrong in itself, which is told already', () => {
    expect(readOtherwise(put(200), read(409, {}))).toBeNull()
    expect(readOtherwise(put(200), read(500, {}))).toBeNull()
  })
})

describe('what was read', () => {
  const draft = { id: 7, applyNo: 'SQ1', status: 'DRAFT' }

  it('is put back as it is, whatever only the answer has', () => {
    expect(putBack(put(200), read(200, draft))).toEqual(draft)
  })

  it('is not put back where the PUT has handed it in, or nothing is read', () => {
    expect(putBack(put(200), read(200, { ...draft, status: 'SUBMITTED' }))).toBeNull()
    expect(putBack(put(200), read(404, {}))).toBeNull()
  })

  it('has to be taken; a failure of the backend is told already', () => {
    const back = (status: number, body: object) =>
      refusedBack(exchangeOf('updateMemberApply', { method: 'PUT', answer: answerOf(status, body) }))
    expect(back(200, draft)).toBeNull()
    expect(back(500, {})).toBeNull()
    const fieldErrors = [{ objectName: 'body', field: 'applyNo', message: 'Unknown' }]
    expect(back(400, { message: 'error.validation', fieldErrors })?.seen).toBe('400 error.validation applyNo')
  })
})
