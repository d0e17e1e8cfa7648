import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('safeRedirect', () => {
  it.each(['/pay?fees=1,2', '/financialManagement/orders#top', '/'])('keeps the path %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'pay',
    '',
    undefined,
    ['/pay'],
  ])('refuses %j', (value) => {
    expect(safeRedirect(value, '/fallback')).toBe('/fallback')
  })

  it('flattens dots so that the path stays what it looks like', () => {
    expect(safeRedirect('/a/../pay')).toBe('/pay')
  })
})
