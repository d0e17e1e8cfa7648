import { expect, it } from 'vitest'
import { assetUrl } from '../api/http.ts'
import { webAddress } from './web-address.ts'

const base = 'https://portal.example/ht/'

it.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  ['HTTP://A.example', 'http://a.example/'],
  [' https://a.example ', 'https://a.example/'],
  ['files/a b.svg', 'https://portal.example/ht/files/a%20b.svg'],
  ['/ht/files/a.svg', 'https://portal.example/ht/files/a.svg'],
  ['//a.example/b', 'https://a.example/b'],
])('reads %j', (value, href) => {
  expect(webAddress(value, base)?.href).toBe(href)
})

const nothing = [
  'https://',
  'https://[',
  'http://a b',
  'https://a.example:99999',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'blob:https://portal.example/1-2-3',
  'blob:null/1',
  'filesystem:https://portal.example/a',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example/b',
  'about:blank',
  'mailto:a@b.example',
  'https://portal.example@evil.example/',
  'https://user:secret@portal.example/',
  '',
  '  ',
  null,
  undefined,
  5,
  true,
  {},
  [],
  ['https://a.example'],
  { toString: () => 'https://a.example' },
]

it.each(nothing)('makes nothing of %j', (value) => {
  expect(webAddress(value, base)).toBeUndefined()
  expect(assetUrl(value)).toBeUndefined()
})

it('has no base of its own', () => {
  expect(webAddress('files/a.svg')).toBeUndefined()
})
