import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { amountCell, harmlessCsv } from './csv.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it('begins with the mark of UTF-8 and ends each row', () => {
  expect(harmlessCsv([['姓名', '级别'], ['林知远']])).toBe('\uFEFF姓名,级别\r\n林知远\r\n')
})

it.each(['=1+1', '+86', '-1', '@SUM(A1)', '＝1', '\t=1'])('does not let %j run as a formula', (cell) => {
  expect(harmlessCsv([[cell]])).toContain(`'${cell}`)
})

it.each([
  ['甲;=1+1;乙', "甲;'=1+1;乙"],
  ['甲,@SUM(A1)', '"甲,\'@SUM(A1)"'],
  ['甲\n+1', '"甲\n\'+1"'],
  ['\r\n－1', '"\'\r\n\'－1"'],
])('does not let %j run where another sign parts the cells', (cell, written) => {
  expect(harmlessCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})

it('quotes what would end a cell', () => {
  expect(harmlessCsv([['a,b', 'a"b', 'a\nb']])).toBe('\uFEFF"a,b","a""b","a\nb"\r\n')
})

it('parts the cells by semicolons where decimals follow a comma', () => {
  i18n.loadAndActivate({ locale: 'pt-BR', messages: {} })
  expect(harmlessCsv([['2', amountCell(1600)]])).toBe('\uFEFF2;1600,00\r\n')
})
