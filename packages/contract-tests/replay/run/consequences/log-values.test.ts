import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { isLoggedWrongly } from './log-values.ts'

const meant = { action: 'UPDATE', subject: 'NEWS', id: 7 }
const call = exchangeOf('updateDeskNews', { answer: answerOf(200, { id: 7, title: '二', author: '秘书处' }) })
const entry = (id: number, before: object | null, after: object | null, ownerId: number | null = null) => ({
  ...{ id, action: 'UPDATE', subjectKind: 'NEWS', subjectId: 7, ownerId, before, after },
})
const told = (...entries: object[]) =>
  isLoggedWrongly(meant, call, exchangeOf('listDeskLog', { answer: answerOf(200, entries) }))?.path

it('the fields that changed are as the call has answered them', () => {
  expect(told(entry(2, { title: '一' }, { title: '二' }))).toBeUndefined()
  expect(told(entry(2, { title: '一' }, { title: '三' }))).toBe('log/after/title')
})

it('a field was before what it had become', () => {
  const after = { title: '二' }
  expect(told(entry(3, { title: '一' }, after), entry(2, null, { title: '一' }))).toBeUndefined()
  expect(told(entry(3, { title: '零' }, after), entry(2, null, { title: '一' }))).toBe('log/before/title')
  const untouched = entry(2, { author: null }, { author: '秘书处' })
  expect(told(entry(3, { title: '零' }, after), untouched, entry(1, null, { title: '一' }))).toBe(
    'log/before/title',
  )
})

it('what is a member’s is changed by the member meanwhile', () => {
  const after = { title: '二' }
  expect(told(entry(3, { title: '零' }, after, 5), entry(2, null, { title: '一' }, 5))).toBeUndefined()
})

it('a state is another one by itself after a while', () => {
  const at = (id: number, time: string, before: object | null, after: object) => ({
    ...entry(id, before, after),
    time,
  })
  const made = at(2, '2026-11-21T02:00:00.000Z', null, { state: 'SIGNUP' })
  const off = (time: string) => told(at(3, time, { state: 'UPCOMING' }, { state: 'CANCELLED' }), made)
  expect(off('2026-11-21T02:00:10.000Z')).toBe('log/before/state')
  expect(off('2026-11-28T02:00:00.000Z')).toBeUndefined()
})

it('what was changed is called by one of its texts', () => {
  const called = (subjectName: string) => told({ ...entry(2, { title: '一' }, { title: '二' }), subjectName })
  expect([called('二'), called('一')]).toEqual([undefined, undefined])
  expect(called('7')).toBe('log/UPDATE/subjectName')
})

it('an entry of before calls a record what it was called then', () => {
  const latest = entry(3, { title: '一' }, { title: '二' })
  const called = (subjectName: string) =>
    told(latest, { ...entry(2, { title: '零' }, { title: '一' }), subjectName })
  expect([called('零'), called('一')]).toEqual([undefined, undefined])
  expect(called('二')).toBe('log/subjectName')
})
