import { expect, it } from 'vitest'
import { readablePath } from './page-notices.ts'

it.each([
  ['/no/such/page', '/no/such/page'],
  ['/settings?token=secret#part', '/settings'],
  ['/%E4%BC%9A%E5%91%98', '/会员'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%20b', '/a b'],
  // What turns the text around it, cannot be seen, or begins another line.
  ['/pay%E2%80%AEgpj.exe%00%0A%E2%80%A8', '/paygpj.exe'],
  ['/<img src=x>', '/<img src=x>'],
  [`/${'x'.repeat(80)}`, `/${'x'.repeat(59)}…`],
  [`/${'🏗'.repeat(80)}`, `/${'🏗'.repeat(59)}…`],
])('%s reads %s', (href, text) => {
  expect(readablePath(href)).toBe(text)
})
