import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { readPhones } from './phone-lines.ts'

// The rule of the forms, which says what is wrong in words.
beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const phonesOf = (text: string) =>
  readPhones(text).map((line) => (line.fault === null ? line.phone : line.fault))

it.each([
  ['13800010001\n13800010002', ['13800010001', '13800010002']],
  ['13800010001，13800010002；13800010003、13800010004', 4],
  ['13800010001 13800010002\t+8613800010003', 3],
  ['138 0001 0001\r\n138-0001-0002\r\n', ['13800010001', '13800010002']],
  ['+86 13800010001\n008613800010002', ['13800010001', '13800010002']],
  ['１３８０００１０００１', ['13800010001']],
  ['\n \n', []],
])('reads the phones of %j', (text, expected) => {
  const phones = phonesOf(text)
  expect(phones).not.toContain('malformed')
  if (typeof expected === 'number') expect(phones).toHaveLength(expected)
  else expect(phones).toEqual(expected)
})

it.each(['1380001000', '138000100012', '23800010001', '12800010001', '张三', '张三13800010001'])(
  'says that %j is no phone',
  (text) => {
    expect(readPhones(text)).toEqual([{ text, fault: 'malformed' }])
  },
)

it('names the line that has the same phone, however it is written', () => {
  expect(readPhones('x\n13800010001\n138 0001 0001\n+8613800010001')).toEqual([
    { text: 'x', fault: 'malformed' },
    { text: '13800010001', fault: null, phone: '13800010001' },
    { text: '138 0001 0001', fault: 'duplicate', of: 2 },
    { text: '+8613800010001', fault: 'duplicate', of: 2 },
  ])
})
