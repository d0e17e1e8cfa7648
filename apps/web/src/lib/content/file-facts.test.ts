import { expect, it } from 'vitest'
import { fileKind, fileSize } from './file-facts.ts'

it.each([
  ['江川建价〔2026〕12号.pdf', 'PDF'],
  ['示范文本.v2.DOCX', 'DOCX'],
  ['无后缀', 'FILE'],
  ['名称。附件', 'FILE'],
])('%s is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind)
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [48213, '48.2 KB'],
  [3_250_000, '3.3 MB'],
  [5e12, '5,000.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
