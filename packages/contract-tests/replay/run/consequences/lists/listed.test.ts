import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { isUnlisted, listedBy } from './listed.ts'

const base = 'https://portal.example/ht'
const made = (status: number, location = '/ht/api/member-news/7') =>
  exchangeOf('createItem', { answer: answerOf(status, { id: 7, status: 'DRAFT' }, { location }) })
const listed = listedBy(made(201), base)

describe('what was made', () => {
  it('has a list, where it is asked for by its id', () => {
    expect(listed).toMatchObject({ path: '/api/member-news?id.equals=7', state: 'DRAFT' })
  })

  it('is found there among those without a value where it has none', () => {
    const body = { id: 7, status: 'DRAFT', publishDate: null, title: '审核记录' }
    const item = exchangeOf('createItem', {
      answer: answerOf(201, body, { location: '/ht/api/member-news/7' }),
    })
    expect(listedBy(item, base)?.path).toBe('/api/member-news?id.equals=7&publishDate.specified=false')
  })

  it('has none where nothing was made, or no list shows it by its id', () => {
    expect(listedBy(made(200), base)).toBeNull()
    expect(listedBy(made(201, '/ht/api/files/7'), base)).toBeNull()
  })

  it('stands in it', () => {
    const told = (status: number, body: unknown) =>
      listed && isUnlisted(listed, exchangeOf('listOwnItems', { answer: answerOf(status, body) }))
    expect(told(200, [{ id: 7 }])).toBeNull()
    expect(told(200, [])?.seen).toBe('no row 7 at listOwnItems, which is DRAFT')
    expect(told(200, [{ id: 7, status: 'PUBLISHED' }])?.seen).toBe('another /status at listOwnItems')
    expect(told(403, {})).toBeNull()
  })
})
