import { expect, it } from 'vitest'
import { breakingText } from './report.ts'

const change = {
  where: ['response 200', 'items', 'amount'],
  was: 'number',
  is: 'number | null',
  why: 'clients do not know null',
}

it('a change of a shared schema is listed once, with the operations that it breaks', () => {
  const findings = ['GET /fees', 'GET /orders'].map((operation) => ({ operation, ...change }))
  expect(breakingText(findings)).toBe(
    [
      '  response 200 › items › amount: number → number | null',
      '    clients do not know null',
      '    in GET /fees, GET /orders',
    ].join('\n'),
  )
})

it('long lists of values are cut', () => {
  const text = breakingText([{ operation: 'GET /fees', ...change, was: 'A | '.repeat(100) }])
  expect(text.split('\n')[0]?.length).toBeLessThan(170)
})

it('of many operations the first are named and the others counted', () => {
  const findings = Array.from({ length: 8 }, (_, i) => ({ operation: `GET /${i}`, ...change }))
  expect(breakingText(findings)).toContain('in GET /0, GET /1, GET /2, GET /3, GET /4 and 3 more')
})
