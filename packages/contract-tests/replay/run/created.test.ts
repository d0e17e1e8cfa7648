import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { locationOf, madeElsewhere } from './created.ts'

const made = (location: string, status = 201) =>
  exchangeOf('createMemberApply', {
    answer: answerOf(status, { id: 7, reason: '契约回放' }, { location }),
  })
const read = (status: number, body: object) =>
  exchangeOf('getMemberApply', {
    target: '/api/member-applies/user/7',
    answer: answerOf(status, body),
  })

describe('where a new record is', () => {
  it.each(['api/member-applies/user/7', '/api/member-applies/user/7'])('is told by %s', (location) => {
    expect(locationOf(made(location))).toBe('/api/member-applies/user/7')
  })

  it('is not asked of what made nothing, nor where nothing can be read', () => {
    expect(locationOf(made('api/member-applies/user/7', 200))).toBeNull()
    expect(locationOf(made('somewhere/else'))).toBeNull()
  })

  it('is right when the record is read there, even if it says more', () => {
    expect(madeElsewhere(made(''), read(200, { id: 7, reason: '契约回放', node: null }))).toBeNull()
  })

  it('is wrong when another is, or none', () => {
    expect(madeElsewhere(made(''), read(200, { id: 8, reason: '契约回放' }))?.seen).toContain('/id')
    expect(madeElsewhere(made(''), read(404, {}))?.seen).toContain('404')
  })
})
