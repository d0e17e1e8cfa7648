import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { replaced } from './replaced.ts'

const put = { id: 7, kind: 'NEWS', title: '复核', content: '<p>…</p>', status: 'SUBMITTED' }

const seenOf = (answered: object, status = 200) =>
  replaced(
    exchangeOf('updateItem', {
      requestBody: JSON.stringify(put),
      answer: answerOf(status, { ...put, summary: null, ...answered }),
    }),
  ).map(({ path }) => path)

describe('what a PUT answers', () => {
  it('is what was put, and its status may have gone on', () => {
    expect(seenOf({ status: 'PUBLISHED', publishDate: '2026-11-01T01:00:00.000Z' })).toEqual([])
  })

  it('is not something else', () => {
    expect(seenOf({ title: '旧' })).toEqual(['/title'])
  })

  it('does not keep what was left out', () => {
    expect(seenOf({ summary: '旧', eventDate: null })).toEqual(['/summary'])
  })

  it('may show what is private with stars, of what was put', () => {
    const shown = (idNumber: string) => {
      const requestBody = JSON.stringify({ ownerType: 'PERSON', idNumber: '349902199107230018' })
      const answer = answerOf(200, { ownerType: 'PERSON', idNumber })
      return replaced(exchangeOf('updateMemberBasic', { requestBody, answer })).length
    }
    expect([shown('349902********0018'), shown('349902********4529')]).toEqual([0, 1])
  })

  it('is judged of a success only', () => {
    expect(seenOf({ title: '旧' }, 409)).toEqual([])
  })
})
