import { describe, expect, it } from 'vitest'
import { linkHeader } from './link-header.ts'

const parse = (header: string) =>
  Object.fromEntries(
    header.split(',').map((part) => /^<(.*)>; rel="(.*)"$/.exec(part)?.slice(1, 3).reverse() ?? []),
  )

describe('linkHeader', () => {
  it('has all four in the middle, in the order of JHipster', () => {
    const header = linkHeader('/ht/x?page=2&size=20', { page: 2, size: 20, total: 101 })
    expect(header).toBe(
      '</ht/x?page=3&size=20>; rel="next",</ht/x?page=1&size=20>; rel="prev",</ht/x?page=5&size=20>; rel="last",</ht/x?page=0&size=20>; rel="first"',
    )
  })

  it('leaves out what is not there', () => {
    expect(Object.keys(parse(linkHeader('/x', { page: 0, size: 20, total: 20 })))).toEqual(['last', 'first'])
    expect(Object.keys(parse(linkHeader('/x', { page: 0, size: 20, total: 0 })))).toEqual(['last', 'first'])
    expect(Object.keys(parse(linkHeader('/x', { page: 9, size: 20, total: 5 })))).toEqual([
      'prev',
      'last',
      'first',
    ])
  })

  it('counts the last page', () => {
    expect(parse(linkHeader('/x', { page: 0, size: 20, total: 0 })).last).toBe('/x?page=0&size=20')
    expect(parse(linkHeader('/x', { page: 0, size: 20, total: 40 })).last).toBe('/x?page=1&size=20')
    expect(parse(linkHeader('/x', { page: 0, size: 20, total: 41 })).last).toBe('/x?page=2&size=20')
  })

  it('keeps the other parameters, with commas as %2C', () => {
    const url = '/x?sort=a,desc&page=1&title.contains=%E5%B8%82&size=5&id.in=1,2'
    const kept = '/x?sort=a%2Cdesc&title.contains=%E5%B8%82&id.in=1%2C2'
    expect(parse(linkHeader(url, { page: 1, size: 5, total: 50 })).next).toBe(`${kept}&page=2&size=5`)
  })

  it('leaves parameters alone whose names only end in page or size', () => {
    expect(parse(linkHeader('/x?homepage=1&size=5', { page: 0, size: 5, total: 9 })).next).toBe(
      '/x?homepage=1&page=1&size=5',
    )
  })

  it('escapes everything that would end an address or the header', () => {
    const header = linkHeader('/x?a=<b>";é', { page: 0, size: 20, total: 0 })
    expect(header).toContain('a=%3Cb%3E%22%3B%C3%A9&')
    expect(header).toMatch(/^[\x21-\x7e ]+$/)
  })
})
