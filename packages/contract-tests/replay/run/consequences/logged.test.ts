import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { isLoggedOtherwise, isMissedByRecord, loggedBy } from './logged.ts'

const meant = { action: 'UPDATE', subject: 'NEWS', id: 7 }
const entry = (staffId: number, action: string, subjectKind: string, subjectId: number) => ({
  ...{ staffId, action, subjectKind, subjectId, ownerId: null },
  ...{ before: { title: '一' }, after: { title: '二' } },
})
const seenIn = (...entries: object[]) =>
  isLoggedOtherwise(meant, exchangeOf('listDeskLog', { answer: answerOf(200, entries) }))?.seen

const own = entry(1, 'UPDATE', 'NEWS', 7)

it('what was done is the latest entry of whoever did it, also while others are at work', () => {
  expect(seenIn(own)).toBeUndefined()
  expect(seenIn(entry(2, 'APPROVE', 'APPLICATION', 40), entry(3, 'RETURN', 'JOB', 5), own)).toBeUndefined()
})

it('what was written to whoever it concerns stands in the entry', () => {
  const written = (opinion: string | null) =>
    isLoggedOtherwise(
      { ...meant, opinion: '请补正' },
      exchangeOf('listDeskLog', { answer: answerOf(200, [{ ...own, opinion }]) }),
    )
  expect(written('请补正')).toBeNull()
  expect(written(null)?.path).toBe('log/opinion')
})

it('what is new was nothing before, and what is gone is nothing after', () => {
  const told = (action: string, before: object | null, after: object | null) => {
    const answer = answerOf(200, [{ ...entry(1, action, 'NEWS', 7), before, after }])
    return isLoggedOtherwise({ ...meant, action }, exchangeOf('listDeskLog', { answer }))?.path
  }
  const fields = { title: '一' }
  expect(told('CREATE', null, fields)).toBeUndefined()
  expect(told('CREATE', null, null)).toBe('log/CREATE')
  expect(told('CREATE', fields, fields)).toBe('log/CREATE')
  expect(told('DELETE', fields, null)).toBeUndefined()
  expect(told('DELETE', null, null)).toBe('log/DELETE')
  expect(told('UPDATE', fields, fields)).toBeUndefined()
  expect(told('UPDATE', null, null)).toBe('log/UPDATE')
})

it('a decision has changed something', () => {
  const told = (after: object) => {
    const answer = answerOf(200, [{ ...entry(1, 'APPROVE', 'NEWS', 7), before: {}, after }])
    return isLoggedOtherwise({ ...meant, action: 'APPROVE' }, exchangeOf('listDeskLog', { answer }))?.path
  }
  expect(told({ status: 'APPROVED' })).toBeUndefined()
  expect(told({})).toBe('log/APPROVE')
})

it('an entry names whose record it is, and nobody of what is no member’s', () => {
  const told = (subject: string, ownerId: number | null) => {
    const answer = answerOf(200, [{ ...entry(1, 'UPDATE', subject, 7), ownerId }])
    return isLoggedOtherwise({ ...meant, subject }, exchangeOf('listDeskLog', { answer }))?.path
  }
  expect(told('MEMBER', 5)).toBeUndefined()
  expect(told('MEMBER', null)).toBe('log/ownerId')
  expect(told('NEWS', 5)).toBe('log/ownerId')
})

it('why a level was changed is the opinion', () => {
  const call = exchangeOf('changeDeskMemberLevel', {
    target: '/api/admin/members/2/level',
    requestBody: JSON.stringify({ reason: '经理事会审议通过' }),
    answer: answerOf(200, { id: 2 }),
  })
  expect(loggedBy(call)?.opinion).toBe('经理事会审议通过')
})

it('a record that is answered with its own log has what was just done in it', () => {
  const read = exchangeOf('listDeskLog', { answer: answerOf(200, []) })
  const seenWith = (log: object[]) =>
    isMissedByRecord(meant, exchangeOf('decideDeskReview', { answer: answerOf(200, { log }) }), read)?.seen
  expect(seenWith([own])).toBeUndefined()
  expect(seenWith([entry(1, 'CREATE', 'NEWS', 7)])).toBe('CREATE NEWS')
  expect(seenWith([own, entry(1, 'UPDATE', 'NEWS', 8)])).toBe('NEWS 7,NEWS 8')
})

it('what is not there, or only as an older entry, is told', () => {
  expect(seenIn(entry(1, 'CREATE', 'NEWS', 7), own)).toBe('CREATE NEWS 7')
  expect(seenIn(entry(1, 'UPDATE', 'NEWS', 8), entry(2, 'APPROVE', 'JOB', 5))).toBe('UPDATE NEWS 8')
  expect(isLoggedOtherwise(meant, exchangeOf('listDeskLog', { answer: answerOf(403, {}) }))).toBeNull()
})

it('of several records the last that was done is the latest entry, and where none was there is none', () => {
  const told = (...body: object[]) => loggedBy(exchangeOf('remindDeskFees', { answer: answerOf(200, body) }))
  const [done, refused] = [
    { feeId: 7, isDone: true },
    { feeId: 8, isDone: false },
  ]
  expect(told(done, refused)).toEqual({ action: 'REMIND', subject: 'FEE', id: 7 })
  expect(told({ feeId: 6, isDone: true }, done)?.id).toBe(7)
  expect(told(refused)).toBeNull()
})

it('what to mend field by field stands after the opinion', () => {
  const call = exchangeOf('decideDeskApplication', {
    target: '/api/admin/applications/7/decision',
    requestBody: JSON.stringify({
      result: 'RETURN',
      opinion: '请补正',
      reasons: [{ field: 'materials', text: '模糊' }],
    }),
    answer: answerOf(200, { id: 7 }),
  })
  const written = (opinion: string) => {
    const logged = { ...own, action: 'RETURN', subjectKind: 'APPLICATION', ownerId: 5, opinion }
    const log = exchangeOf('listDeskLog', { answer: answerOf(200, [logged]) })
    return isLoggedOtherwise(loggedBy(call) ?? meant, log)?.path
  }
  expect(written('请补正\n1. 申请材料：模糊')).toBeUndefined()
  expect(written('1. 申请材料：模糊')).toBe('log/opinion')
})
