import { expect, test } from 'vitest'
import { disagreements, faults } from './translation-rules.ts'

test('a complete translation has no faults', () => {
  expect(faults('共 {count} 条，<0>查看</0>', 'See <0>all {count}</0>', 'en-US')).toEqual([])
  expect(faults('登录', 'Entrar', 'pt-BR')).toEqual([])
  expect(faults('登录网站', '登入網站', 'zh-TW')).toEqual([])
  expect(faults('Forbidden', 'Forbidden', 'en-US')).toEqual([])
})

test('variables must be the same on both sides', () => {
  expect(faults('{name}，您好', 'Hello', 'en-US')).toEqual(['lacks {name}'])
  expect(faults('您好', 'Hello {name}', 'en-US')).toEqual(['has {name} of its own'])
})

test('a variable inside a plural form counts', () => {
  const source = '{count, plural, other {{name} 有 # 条}}'
  const translation = '{count, plural, one {# item} other {# items}}'
  expect(faults(source, translation, 'en-US')).toEqual(['lacks {name}'])
})

test('rich-text tags must be the same on both sides', () => {
  expect(faults('<0>阅读</0>须知<1/>', 'Read the <0>notes<1/>', 'en-US')).toEqual(['lacks </0>'])
  expect(faults('阅读', '<2>Read</2>', 'en-US')).toEqual(['has <2> of its own', 'has </2> of its own'])
})

test('every plural form of the language is written out', () => {
  const source = '{count, plural, other {# 条}}'
  expect(faults(source, '{count, plural, other {# items}}', 'en-US')).toEqual([
    'lacks the form “one” of {count}',
  ])
  expect(faults(source, '{count, plural, one {# item} other {# itens}}', 'pt-BR')).toEqual([])
  expect(faults(source, '{count, plural, other {# 筆}}', 'zh-TW')).toEqual([])
})

test.each(['会费 due', 'Fees，due', '（optional）'])('%s is not English yet', (translation) => {
  expect(faults('原文', translation, 'en-US')).toEqual(['still has Chinese in it'])
})

test('simplified characters are named in a traditional translation', () => {
  expect(faults('会员登录', '會员登录', 'zh-TW')).toEqual(['has simplified characters: 员录'])
})

test('a message has one translation in all packs of a language', () => {
  const pack = (name: string, words: Record<string, string>) => ({
    name,
    translations: new Map(Object.entries(words)),
  })
  const home = pack('home.po', { 缴纳会费: 'Pay fees', 首页: 'Home' })
  expect(disagreements([home, pack('join.po', { 缴纳会费: 'Pay fees' })])).toEqual([])
  expect(disagreements([home, pack('join.po', { 缴纳会费: 'Fee' })])).toEqual([
    '“缴纳会费” is “Pay fees” in home.po, “Fee” in join.po: translate it alike, or give one a context',
  ])
})
