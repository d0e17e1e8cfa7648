import { describe, expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { onceForABody, onceForARow } from './once-for-a-body.ts'

const date = (time: string) => ({ 'content-type': 'application/json', date: `Mon, 30 Nov 2026 ${time} GMT` })

/** An answer with this very body. */
const exchange = (body: unknown, time = '08:00:00', status = 200): Exchange =>
  exchangeOf('listNews', { answer: answerOf(status, body, date(time)) })

/** The rule, and how often it was asked. */
function counted(kind: 'rule' | null) {
  const asked: unknown[] = []
  const rule = onceForABody([
    ({ answer }) => {
      asked.push(answer.body)
      return kind ? [{ kind, path: '', expected: 'x', seen: 'y' }] : []
    },
  ])
  return { asked, rule }
}

describe('onceForABody', () => {
  it('does not look again at a body in which nothing was found', () => {
    const { asked, rule } = counted(null)
    const body = [{ id: 1 }]
    rule(exchange(body))
    rule(exchange(body, '08:00:59'))
    expect(asked).toEqual([body])
  })

  it.each([
    ['another body', [{ id: 1 }], '08:00:00', 200],
    ['another minute', undefined, '08:01:00', 200],
    ['another status', undefined, '08:00:00', 201],
  ])('looks at %s', (_, other, time, status) => {
    const { asked, rule } = counted(null)
    const body = [{ id: 1 }]
    rule(exchange(body))
    rule(exchange(other ?? body, time, status))
    expect(asked).toHaveLength(2)
  })

  it('tells what it found each time', () => {
    const { rule } = counted('rule')
    const body = { id: 1 }
    expect([rule(exchange(body)), rule(exchange(body))].flat()).toHaveLength(2)
  })

  it('looks each time at what is no object', () => {
    const { asked, rule } = counted(null)
    rule(exchange('text'))
    rule(exchange('text'))
    expect(asked).toHaveLength(2)
  })
})

describe('onceForARow', () => {
  const [one, other, bad] = [{ id: 1 }, { id: 2 }, { id: 3, isBad: true }]

  /** The rule that tells bad rows by their places, and the rows that it was asked about each time. */
  function ofBadRows() {
    const asked: unknown[] = []
    const rule = onceForARow([
      ({ answer }) => {
        asked.push(answer.body)
        const rows = answer.body as { isBad?: true }[]
        const place = rows.findIndex(({ isBad }) => isBad)
        return place < 0 ? [] : [{ kind: 'rule', path: `/${place}`, expected: 'x', seen: 'y' }]
      },
    ])
    return { asked, rule }
  }

  it('looks only at the rows in which nothing was found before', () => {
    const { asked, rule } = ofBadRows()
    rule(exchange([one]))
    rule(exchange([one, other]))
    rule(exchange([other, one]))
    expect(asked).toEqual([[one], [other], []])
  })

  it('tells a row by its place among all, each time', () => {
    const { rule } = ofBadRows()
    rule(exchange([one, other]))
    const seen = [rule(exchange([one, bad, other])), rule(exchange([bad]))].flat()
    expect(seen.map(({ path }) => path)).toEqual(['/1', '/0'])
  })

  it('looks at all rows in another minute, and at a list that is none of the document each time', () => {
    const { asked, rule } = ofBadRows()
    rule(exchange([one]))
    rule(exchange([one], '08:01:00'))
    const notListed = exchangeOf('getNewsArticle', { answer: answerOf(200, [one], date('08:00:00')) })
    rule(notListed)
    rule(notListed)
    expect(asked).toEqual([[one], [one], [one], [one]])
  })
})
