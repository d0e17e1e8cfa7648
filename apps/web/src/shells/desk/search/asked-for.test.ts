import { expect, it } from 'vitest'
import { askedFor } from './asked-for.ts'

it.each([
  [' jc-p-2021 ', { text: 'JC-P-2021', isNumber: true }],
  ['3016', { text: '3016', isNumber: true }],
  ['苏婉', { text: '苏婉', isNumber: false }],
  ['恒信 A', { text: '恒信 A', isNumber: false }],
  ['苏', null],
  ['12', null],
  ['  ', null],
])('reads %j as %j', (written, expected) => {
  expect(askedFor(written)).toEqual(expected)
})
