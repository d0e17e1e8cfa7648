import { describe, expect, it, vi } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { forgetting, nothingYet, recalled } from './recalled.ts'

const base = 'https://portal.example/ht'

describe('what was made', () => {
  const made = (status: number, id: number) =>
    exchangeOf('startTestAttempt', { answer: answerOf(status, { id }) })

  it('is new once', () => {
    const memory = nothingYet()
    expect(recalled(memory, made(201, 1), base)).toEqual([])
    expect(recalled(memory, made(200, 1), base)).toEqual([])
    expect(recalled(memory, made(201, 2), base)).toEqual([])
    expect(recalled(memory, made(201, 1), base)).toMatchObject([{ kind: 'idempotence' }])
  })

  it('is new again after it was deleted', () => {
    const memory = nothingYet()
    const title = exchangeOf('createInvoiceTitle', { answer: answerOf(201, { id: 3 }) })
    const target = '/api/member-invoice-titles/3'
    const gone = exchangeOf('deleteInvoiceTitle', { target, answer: answerOf(204, '') })
    for (const exchange of [title, gone, title]) expect(recalled(memory, exchange, base)).toEqual([])
    expect(recalled(memory, title, base)).toMatchObject([{ kind: 'idempotence' }])
  })

  it('is new again after it was undone', async () => {
    const [memory, paths] = [nothingYet(), new Map([['getItem', '/api/member-news/7']])]
    await forgetting(memory, [paths], async () => {
      expect(recalled(memory, made(201, 1), base)).toEqual([])
      paths.set('getItem', '/api/member-news/8')
    })
    expect(recalled(memory, made(201, 1), base)).toEqual([])
    expect(paths.get('getItem')).toBe('/api/member-news/7')
  })
})

describe('what a PUT changed', () => {
  const date = 'Sun, 22 Nov 2026 10:00:00 GMT'
  const item = (lastModifiedDate: string, title: string) => ({ id: 7, title, lastModifiedDate })
  const made = (at: string) =>
    exchangeOf('createItem', {
      answer: answerOf(201, item(at, '一'), { location: '/ht/api/member-news/7' }),
    })
  const put = (at: string, title: string) =>
    exchangeOf('updateItem', {
      requestBody: JSON.stringify({ id: 7, title }),
      answer: answerOf(200, item(at, title), { date }),
    })
  /** @param after milliseconds between the two writes */
  const told = (from: string, to: string, title = '二', after = 20) => {
    const memory = nothingYet()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    recalled(memory, made(from), base)
    clock.mockReturnValue(after)
    const mismatches = recalled(memory, put(to, title), base)
    clock.mockRestore()
    return mismatches.map(({ path }) => path)
  }

  it('says when', () => {
    expect(told('2026-11-22T09:59:59.007Z', '2026-11-22T09:59:59.009Z')).toEqual([])
    expect(told('2026-11-22T09:59:59.007Z', '2026-11-22T09:59:59.007Z')).toEqual(['/lastModifiedDate'])
  })

  it('may have changed nothing', () => {
    expect(told('2026-11-22T09:59:59.007Z', '2026-11-22T09:59:59.007Z', '一')).toEqual([])
  })

  it('may bear the instant of what was written right before', () => {
    expect(told('2026-11-22T09:59:59.007Z', '2026-11-22T09:59:59.007Z', '二', 2)).toEqual([])
  })

  it('is not told apart within a second by who counts seconds', () => {
    expect(told('2026-11-22T09:59:59Z', '2026-11-22T09:59:59Z')).toEqual([])
    expect(told('2026-11-22T09:59:49Z', '2026-11-22T09:59:49Z')).toEqual(['/lastModifiedDate'])
  })
})

describe('what was published without a date', () => {
  const published = (publishDate: string, more: object = {}, date = 'Sun, 22 Nov 2026 10:00:00 GMT') =>
    exchangeOf('publishDeskNews', {
      requestBody: JSON.stringify({ version: 3, ...more }),
      answer: answerOf(200, { id: 7, publishDate }, { date }),
    })
  const told = (...exchanges: ReturnType<typeof published>[]) => {
    const memory = nothingYet()
    return exchanges.map((one) =>
      recalled(memory, one, base)
        .map(({ path }) => path)
        .join(),
    )
  }

  it('is public as of now, each time', () => {
    const [first, second] = ['2026-11-22T09:59:59.007Z', '2026-11-22T09:59:59.807Z']
    expect(told(published(first), published(second))).toEqual(['', ''])
    expect(told(published(first), published(first))).toEqual(['', '/publishDate'])
    expect(told(published('2026-11-22T09:00:00.000Z'))).toEqual(['/publishDate'])
  })

  it('may be published for another time that it names', () => {
    const publishDate = '2026-11-23T10:00:00.000Z'
    expect(told(published(publishDate, { publishDate }))).toEqual([''])
  })

  it('was not so when it was begun', () => {
    const begun = '2026-11-22T09:59:57.007Z'
    const course = { id: 7, publishDate: begun, lastModifiedDate: begun }
    const draft = exchangeOf('getDeskCourse', { answer: answerOf(200, course) })
    const publishedAt = (publishDate: string) =>
      exchangeOf('publishDeskCourse', {
        target: '/api/admin/courses/7/publish',
        requestBody: JSON.stringify({ version: 1 }),
        answer: answerOf(200, { id: 7, publishDate }, { date: 'Sun, 22 Nov 2026 10:00:00 GMT' }),
      })
    expect(told(draft, publishedAt(begun))).toEqual(['', '/publishDate'])
    expect(told(draft, publishedAt('2026-11-22T09:59:59.007Z'))).toEqual(['', ''])
  })

  it('is not told apart within a second by who counts seconds', () => {
    const at = '2026-11-22T10:00:00Z'
    expect(told(published(at), published(at))).toEqual(['', ''])
  })
})

describe('what wrote last', () => {
  it('is known by the record that its path, its body or its answer names', () => {
    const memory = nothingYet()
    const requestBody = JSON.stringify({ id: 8, title: '二' })
    const target = '/api/member-orders/7/cancel'
    recalled(memory, exchangeOf('cancelMemberOrder', { target, answer: answerOf(200, { id: 7 }) }), base)
    recalled(memory, exchangeOf('updateItem', { requestBody, answer: answerOf(200, { id: 8 }) }), base)
    recalled(memory, exchangeOf('createItem', { answer: answerOf(400, { id: 9 }) }), base)
    expect([...memory.writers]).toEqual([
      ['7', 'cancelMemberOrder'],
      ['8', 'updateItem'],
    ])
  })
})
