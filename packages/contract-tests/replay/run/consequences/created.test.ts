import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { locationOf, madeElsewhere, madeNowhere } from './created.ts'

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
  const base = 'https://portal.example/ht'
  const path = '/api/member-applies/user/7'

  it.each([path.slice(1), path, `/ht${path}`, base + path])('is told by %s', (location) => {
    expect(locationOf(made(location), base)).toBe(path)
    expect(madeNowhere(path)).toBeNull()
    expect(madeNowhere('/api/public/member-activity?id=4304')).toBeNull()
  })

  it('is not asked of what made nothing', () => {
    expect(locationOf(made('api/member-applies/user/7', 200), base)).toBeNull()
  })

  it('is wrong where nothing is read', () => {
    expect(madeNowhere('/somewhere/else')).toMatchObject({ kind: 'rule', path: 'Location' })
  })

  it('is right when the record is read there, even if it says more', () => {
    expect(madeElsewhere(made(''), read(200, { id: 7, reason: '契约回放', node: null }))).toBeNull()
  })

  it('may be a list of it alone', () => {
    const seen = (...rows: object[]) => madeElsewhere(made(''), read(200, rows))?.seen
    const record = { id: 7, reason: '契约回放' }
    expect(seen(record)).toBeUndefined()
    expect(seen(record, { id: 8 })).toContain('more')
    expect(seen()).toContain('none')
  })

  it('is wrong when another is, or none', () => {
    expect(madeElsewhere(made(''), read(200, { id: 8, reason: '契约回放' }))?.seen).toContain('/id')
    expect(madeElsewhere(made(''), read(404, {}))?.seen).toContain('404')
  })
})
