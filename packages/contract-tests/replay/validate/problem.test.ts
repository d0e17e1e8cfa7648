import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { problem } from './problem.ts'

const told = (id: 'createMemberApplyTop' | 'listNews', body: object, rest: object = {}) =>
  problem(
    exchangeOf(id, {
      answer: answerOf(400, { status: 400, message: 'error.validation', ...body }),
      ...rest,
    }),
  ).map(({ path }) => path)

const naming = (field: string, objectName = 'body') => ({
  fieldErrors: [{ objectName, field, message: 'x' }],
})

describe('a refusal', () => {
  it.each(['members', 'members[3].idNumber', 'members.3.idNumber', 'status'])(
    'names the field %s',
    (field) => {
      expect(told('createMemberApplyTop', naming(field))).toEqual([])
    },
  )

  it.each(['idNumber', 'members[3].id_number', 'form.members'])('names %s, which is none', (field) => {
    expect(told('createMemberApplyTop', naming(field))).toEqual(['/fieldErrors/0/field'])
  })

  it('names what was sent, whatever it is', () => {
    const target = '/api/public/info-news-list?noSuch.equals=1'
    expect(told('listNews', naming('noSuch.equals', 'query'), { target })).toEqual([])
    expect(told('createMemberApplyTop', naming('noSuch'), { requestBody: '{"noSuch":1}' })).toEqual([])
    expect(told('createMemberApplyTop', naming('X-World', 'headers'))).toEqual([])
  })

  it('names the part of the request in which the field is', () => {
    const objectIn = ['/fieldErrors/0/objectName']
    expect(told('createMemberApplyTop', naming('members', 'query'))).toEqual(objectIn)
    expect(told('createMemberApplyTop', naming('members', 'memberApplyTop'))).toEqual(objectIn)
    expect(told('listNews', naming('size'))).toEqual(objectIn)
  })

  it('is of the path that was called, with or without what stands before it', () => {
    const target = '/api/public/info-news-list?size=0'
    const at = (path: string) => told('listNews', { ...naming('size', 'query'), path }, { target })
    expect(at('/api/public/info-news-list')).toEqual([])
    expect(at('/ht/api/public/info-news-list')).toEqual([])
    expect(at('/error')).toEqual(['/path'])
  })
})
