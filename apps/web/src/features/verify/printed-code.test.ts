import { expect, it } from 'vitest'
import { groupedCode, readPrintedCode } from './printed-code.ts'

const print = 'w6kunyEU95B8UjQc2Ap2VuHY'
const hours = 'q3Yv0LkXn8sT5bWm2RcZ1A'

it.each([
  ['a code', print, { kind: 'print', code: print }],
  ['a shorter one', hours, { kind: 'hours', code: hours }],
  ['one in groups', ` ${groupedCode(print)}\n`, { kind: 'print', code: print }],
  ['an address', `https://portal.example/verify/${print}`, { kind: 'print', code: print }],
  [
    'an address with more to it',
    `https://portal.example/verify/hours/${hours}/?from=qr#top`,
    { kind: 'hours', code: hours },
  ],
])('%s is read', (_what, text, code) => {
  expect(readPrintedCode(text)).toEqual(code)
})

it.each(['', ' ', print.slice(1), `${print}A`, 'w6kunyEU95B8UjQc2Ap2Vu!Y', 'JC-P-2019-0001'])(
  '“%s” is none',
  (text) => {
    expect(readPrintedCode(text)).toBeUndefined()
  },
)

it('is shown in groups of six', () => {
  expect(groupedCode(hours)).toBe('q3Yv0L kXn8sT 5bWm2R cZ1A')
})
