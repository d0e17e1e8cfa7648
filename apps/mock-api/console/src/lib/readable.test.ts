import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['/api/x?name.contains=%E9%80%A0%E4%BB%B7', '/api/x?name.contains=造价'],
  ['/api/x?sort=publishDate%2Cdesc', '/api/x?sort=publishDate,desc'],
  ['/api/x?a=1%262', '/api/x?a=1%262'],
  ['/api/%zz', '/api/%zz'],
])('%s is read as %s', (target, text) => {
  expect(readable(target)).toBe(text)
})
