import { expect, test } from 'vitest'
import { fillIn, translationsIn } from './known.ts'
import type { Catalogue } from './packs.ts'

const pack = (...messages: [message: string, translation: string, context?: string][]): Catalogue =>
  Object.fromEntries(
    messages.map(([message, translation, context], id) => [String(id), { message, translation, context }]),
  )

const wordsOf = (catalogue: Catalogue) => Object.values(catalogue).map(({ translation }) => translation)

test('a message without a translation gets that of another pack', () => {
  const known = translationsIn([pack(['首页', 'Home'], ['缴费', '']), pack(['缴费', 'Pay'])])
  const moved = pack(['缴费', ''], ['首页', 'Start'], ['新闻', ''])
  expect(fillIn(moved, known)).toBe(1)
  expect(wordsOf(moved)).toEqual(['Pay', 'Start', ''])
})

test('what asks for a context gets only what was translated in it', () => {
  const known = translationsIn([pack(['开', 'Open'], ['开', 'On', 'switch'])])
  const words = pack(['开', '', 'switch'], ['开', '', 'shop'], ['开', ''])
  expect(fillIn(words, known)).toBe(2)
  expect(wordsOf(words)).toEqual(['On', '', 'Open'])
})
