// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { keepDomain, keptDomain, settleDomain } from './company-info.ts'

afterEach(() => sessionStorage.clear())

const redirected = (pathname: string, searchStr = '') => {
  try {
    settleDomain({ pathname, searchStr })
  } catch (error) {
    return (error as { options: { href: string } }).options.href
  }
}

describe('the kept company info', () => {
  it('is what was kept last', () => {
    expect(keptDomain()).toBeUndefined()
    keepDomain('hengzhun')
    keepDomain('lin-zhiyuan')
    expect(keptDomain()).toBe('lin-zhiyuan')
  })

  it.each(['{', 'null', '{"domainId":7}', '{"domainId":"//evil.example"}'])('%s is none', (text) => {
    sessionStorage.setItem('companyInfo', text)
    expect(keptDomain()).toBeUndefined()
  })
})

describe('an address without a domain id', () => {
  it('leads to the kept site, with its query', () => {
    keepDomain('hengzhun')
    expect(redirected('/subNews', '?page=2')).toBe('/subNews/hengzhun?page=2')
    expect(redirected('/subNews/')).toBe('/subNews/hengzhun')
  })

  it('stays when nothing is kept, as one with a domain id does', () => {
    expect(redirected('/subNews')).toBeUndefined()
    keepDomain('hengzhun')
    expect(redirected('/subNews/zhengdu')).toBeUndefined()
  })
})
