// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { keepDomain, keptDomain, settleDomain } from './company-info.ts'
import type { SiteOwner } from './queries.ts'

afterEach(() => sessionStorage.clear())

const redirected = (pathname: string, searchStr = '', owner: SiteOwner = 'unit') => {
  try {
    settleDomain(owner, { pathname, searchStr })
  } catch (error) {
    return (error as { options: { href: string } }).options.href
  }
}

describe('the kept company info', () => {
  it('is what was kept last', () => {
    expect(keptDomain('unit')).toBeUndefined()
    keepDomain('unit', 'hengzhun')
    keepDomain('unit', 'zhengdu')
    expect(keptDomain('unit')).toBe('zhengdu')
  })

  it.each(['{', 'null', '{"domainId":7}', '{"domainId":"//evil.example"}'])('%s is none', (text) => {
    sessionStorage.setItem('companyInfo', text)
    expect(keptDomain('unit')).toBeUndefined()
  })
})

describe('an address without a domain id', () => {
  it('leads to the kept site, with its query', () => {
    keepDomain('unit', 'hengzhun')
    expect(redirected('/subNews', '?page=2')).toBe('/subNews/hengzhun?page=2')
    expect(redirected('/subNews/')).toBe('/subNews/hengzhun')
  })

  it('leads to a site of its own kind only, whatever was opened last', () => {
    keepDomain('person', 'lin-zhiyuan')
    expect(redirected('/subsite')).toBeUndefined()
    keepDomain('unit', 'hengzhun')
    expect(redirected('/subsiteMember', '', 'person')).toBe('/subsiteMember/lin-zhiyuan')
    expect(redirected('/subsite')).toBe('/subsite/hengzhun')
  })

  it('stays when nothing is kept, as one with a domain id does', () => {
    expect(redirected('/subNews')).toBeUndefined()
    keepDomain('unit', 'hengzhun')
    expect(redirected('/subNews/zhengdu')).toBeUndefined()
  })
})
