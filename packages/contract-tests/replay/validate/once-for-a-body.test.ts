import { describe, expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { onceForABody } from './once-for-a-body.ts'

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
