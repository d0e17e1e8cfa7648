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
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/./\\evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%09/evil.example',
    '/%0d%0aevil',
    '/%E0%A4%A',
    '/pay//evil.example',
    '/pay\n',
    '/\u0000',
    'https://same.origin@evil.example/',
    '//same.origin@evil.example',
    'https://same.origin/',
    'javascript:alert(1)',
    'data:text/html,x',
    'pay',
    ' /pay',
    '',
    undefined,
    ['/pay'],
  ])('refuses %j', (value) => {
    expect(safeRedirect(value, '/fallback')).toBe('/fallback')
  })

  it('keeps what stands in the query and behind the hash', () => {
    const path = '/Search?keyword=a%2F%2Fb&next=//evil.example#//evil.example'
    expect(safeRedirect(path)).toBe(path)
  })

  it('keeps the words of a path', () => {
    expect(safeRedirect('/subsite/造价')).toBe(encodeURI('/subsite/造价'))
    expect(safeRedirect('/pay@home')).toBe('/pay@home')
  })

  it('flattens dots so that the path stays what it looks like', () => {
    expect(safeRedirect('/a/../pay')).toBe('/pay')
  })
})
