import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { articleHref, childHref, entryHref, findColumn, findEntry, newsChildren } from './navigation.ts'

const audit = {
  createdDate: '2026-01-01T00:00:00Z',
  lastModifiedDate: '2026-01-01T00:00:00Z',
  isDeleted: 0 as const,
  orderNum: 1,
}
const child = (id: number, detailName: string, detailIndex: string | null = null): DictionaryDetail => ({
  ...audit,
  id,
  infoDictsId: 2,
  detailName,
  detailIndex,
})
const entry = (dictName: string, dictIndex: string): Dictionary => ({
  ...audit,
  id: 2,
  dictName,
  dictIndex,
  dictType: 'index',
  isNavigation: 1,
  headerTwoList: [
    child(201, '协会动态'),
    child(202, '入会申请', '/elsewhere'),
    child(203, '人才交流', '/JoinUs'),
  ],
})
const column = entry('行业动态', '/DynamicWork')

describe('where a click in the navigation leads', () => {
  it('an entry to its stored path with id and title', () => {
    expect(entryHref(column)).toBe(`/DynamicWork?id=2&title=${encodeURIComponent('行业动态')}`)
  })

  it.each([
    ['入会申请', '/MemberRegister'],
    ['教育培训', '/educationIndex'],
  ])('%s to %s, whatever is stored', (name, path) => {
    expect(entryHref(entry(name, '/stored'))).toBe(path)
  })

  it('a child to its column, to a page of its own, or where the specification says', () => {
    const [news, join, jobs] = column.headerTwoList.map((item) => childHref(column, item))
    expect(new URL(news ?? '', 'https://x').searchParams.get('child')).toBe('201')
    expect([join, jobs]).toEqual(['/MemberRegister', '/JoinUs'])
  })
})

describe('columns', () => {
  it('are found by their path', () => {
    expect(findColumn([column], '/DynamicWork')).toBe(column)
    expect(findColumn([column], '/ComWork')).toBeUndefined()
  })

  it('hold news in the children without a page of their own', () => {
    expect(newsChildren(column).map(({ id }) => id)).toEqual([201])
  })

  it('give an article its address, also one whose column is not known', () => {
    expect(articleHref([column], { id: 7, infoDictsId: 2 })).toBe('/DynamicWork?article=7')
    expect(articleHref(undefined, { id: 7, infoDictsId: 9 })).toBe('/DynamicWork?article=7')
  })
})

it('finds the entry that has a page of its own by its path', () => {
  expect(findEntry([column], '/JoinUs')).toMatchObject({ column: { id: 2 }, entry: { id: 203 } })
  expect(findEntry([column], '/DynamicWork')).toBeUndefined()
  expect(findEntry(undefined, '/JoinUs')).toBeUndefined()
})
