import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import {
  articleHref,
  childHref,
  entryHref,
  findColumn,
  findPlace,
  navigationQueryOptions,
  newsChildren,
} from './navigation.ts'

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
    expect(join).toBe('/MemberRegister')
    expect(jobs).toBe(`/JoinUs?id=203&title=${encodeURIComponent('人才交流')}`)
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

describe('where a path stands', () => {
  it.each([
    ['/DynamicWork', undefined],
    ['/DynamicWork/further', undefined],
    ['/JoinUs', 203],
    ['/JoinUs/post/4104', 203],
  ])('%s below its column', (path, entry) => {
    const place = findPlace([column], path)
    expect([place?.column.id, place?.entry?.id]).toEqual([2, entry])
  })

  it('nowhere when no entry holds it', () => {
    expect(findPlace([column], '/JoinUsNot')).toBeUndefined()
    expect(findPlace([column], '/')).toBeUndefined()
    expect(findPlace(undefined, '/JoinUs')).toBeUndefined()
  })

  it.each([
    ['/CommitteeBookDetail', '/CommitteeBook'],
    ['/verify/w6kunyEU95B8UjQc2Ap2VuHY', '/2408'],
  ])('%s, which the navigation does not name, below %s', (path, stored) => {
    const holder = entry('会员中心', stored)
    expect(findPlace([column, holder], path)?.column).toBe(holder)
  })
})

it('leaves out what has no name or path, which every page would stumble over', async () => {
  const broken = [
    { ...column, dictName: null },
    { ...column, dictIndex: 7 },
    { id: 3, isDeleted: 0 },
    null,
    'x',
    { ...column, id: 4, headerTwoList: null },
    { ...column, id: 5, headerTwoList: [null, { id: 6 }, { id: 7, detailName: '甲', detailIndex: {} }] },
  ]
  fakeApi({ 'GET /api/public/info-dicts-list': () => Response.json([...broken, column]) })
  const read = await new QueryClient().fetchQuery(navigationQueryOptions)
  expect(
    read.map(({ id, headerTwoList }) => [id, headerTwoList.map((one) => [one.id, one.detailIndex])]),
  ).toEqual([
    [4, []],
    [5, [[7, null]]],
    [2, column.headerTwoList.map((one) => [one.id, one.detailIndex])],
  ])
})

it('asks for the children of an entry that comes without, in their order, and leaves out those that are deleted', async () => {
  const calls = fakeApi({
    'GET /api/public/info-dicts-list': () => Response.json([{ ...column, headerTwoList: undefined }]),
    'GET /api/public/info-dicts-details-list': () =>
      Response.json([child(201, '协会动态'), { ...child(204, '旧闻'), isDeleted: 1 }]),
  })
  const [read] = await new QueryClient().fetchQuery(navigationQueryOptions)
  expect(read?.headerTwoList.map(({ id }) => id)).toEqual([201])
  expect(calls[1]?.query.toString()).toBe('infoDictsId.equals=2&sort=orderNum')
})
