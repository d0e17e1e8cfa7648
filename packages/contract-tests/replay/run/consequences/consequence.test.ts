import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { isConsequence } from './consequence.ts'

const answered = (status: number, body: unknown) => exchangeOf('listNews', { answer: answerOf(status, body) })
const failed = answered(500, { status: 500, message: 'error.internalServerError' })
const cut = answered(200, '[{"id":1,"tit')

it('follows from an answer that failed or cannot be read what it does not say either', () => {
  for (const exchange of [failed, cut])
    for (const kind of ['rule', 'problem', 'idempotence'] as const)
      expect(isConsequence({ kind, exchange })).toBe(true)
})

it('follows from a refusal that the document does not know what it does not say either', () => {
  const unknown = answered(418, { status: 418 })
  expect(isConsequence({ kind: 'rule', exchange: unknown })).toBe(true)
  expect(isConsequence({ kind: 'foreign', exchange: unknown })).toBe(false)
})

it('is nothing that a whole answer shows, or no answer', () => {
  expect(isConsequence({ kind: 'rule', exchange: answered(200, []) })).toBe(false)
  expect(isConsequence({ kind: 'rule', exchange: answered(400, { status: 400 }) })).toBe(false)
  expect(isConsequence({ kind: 'rule', exchange: undefined })).toBe(false)
})

it('is never an access that should be refused, unless the answer failed', () => {
  expect(isConsequence({ kind: 'unauthenticated', exchange: cut })).toBe(false)
  expect(isConsequence({ kind: 'unauthenticated', exchange: failed })).toBe(true)
})
