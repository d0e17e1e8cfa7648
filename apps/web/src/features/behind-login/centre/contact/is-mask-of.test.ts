import { expect, it } from 'vitest'
import { isMaskOf } from './is-mask-of.ts'

it.each([
  ['139****8888', '13900008888', true],
  ['139****8888', '13900008889', false],
  ['w***@mail.example', 'wanqing@mail.example', true],
  ['w***@mail.example', 'wanqing@other.example', false],
  ['13900008888', '13900008888', true],
  ['13900008888', '139', false],
])('%s can be %s: %s', (masked, typed, isSame) => expect(isMaskOf(masked, typed)).toBe(isSame))
