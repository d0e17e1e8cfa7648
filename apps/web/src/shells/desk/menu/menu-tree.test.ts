import type { MenuItem, PermissionName } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { homeOf, menuPages, menuTarget, menuTrail, menuTree, shownMenu } from './menu-tree.ts'

const item = (
  id: number,
  parentId: number,
  path: string,
  meta: Partial<MenuItem['meta']> = {},
): MenuItem => ({
  id,
  parentId,
  name: path,
  path,
  redirect: null,
  component: 'Page',
  meta: {
    title: path,
    icon: null,
    hideInMenu: false,
    hideChildrenInMenu: false,
    target: null,
    authority: [],
    ...meta,
  },
})

const items = [
  { ...item(1, 0, '/dashboard'), redirect: '/dashboard/workplace' },
  item(2, 1, '/dashboard/analysis'),
  item(3, 1, '/dashboard/workplace'),
  item(4, 0, '/list'),
  item(5, 4, '/list/applications'),
  item(6, 5, '/profile/application/{id}', { hideInMenu: true }),
  item(7, 0, '/account', { hideChildrenInMenu: true }),
  item(8, 7, '/account/center'),
]
const tree = menuTree(items)
const paths = (nodes: { path: string }[]) => nodes.map(({ path }) => path)

describe('menuTree', () => {
  it('hangs each entry below its parent, in the order of the list', () => {
    expect(paths(tree)).toEqual(['/dashboard', '/list', '/account'])
    expect(paths(tree[0]?.children ?? [])).toEqual(['/dashboard/analysis', '/dashboard/workplace'])
  })

  it('leaves out an entry that is its own parent, which would have no end', () => {
    expect(menuTree([item(9, 9, '/loop')], 9)).toEqual([])
  })
})

describe('shownMenu', () => {
  it('leaves out what is hidden and what is below an entry that hides its own', () => {
    const shown = shownMenu(tree, [])
    expect(menuPages(shown).map((trail) => trail.at(-1)?.path)).toEqual([
      '/dashboard/analysis',
      '/dashboard/workplace',
      '/list/applications',
      '/account',
    ])
  })

  it('leaves out what takes permissions that one has not, and groups of which nothing is left', () => {
    const guarded = menuTree([
      item(1, 0, '/system'),
      item(2, 1, '/system/user', { authority: ['desk.users'] }),
      item(3, 1, '/system/log', { authority: ['desk.log', 'desk.users'] }),
      item(4, 0, '/account'),
    ])
    const shown = (...permissions: PermissionName[]) =>
      menuPages(shownMenu(guarded, permissions)).map((trail) => trail.at(-1)?.path)
    expect(shown()).toEqual(['/account'])
    expect(shown('desk.log')).toEqual(['/account'])
    expect(shown('desk.users')).toEqual(['/system/user', '/account'])
    expect(shown('desk.users', 'desk.log')).toEqual(['/system/user', '/system/log', '/account'])
  })
})

describe('menuTrail', () => {
  it.each([
    ['/dashboard/workplace', ['/dashboard', '/dashboard/workplace']],
    ['/profile/application/7', ['/list', '/list/applications', '/profile/application/{id}']],
    ['/account/center', ['/account', '/account/center']],
    ['/account/unknown', ['/account']],
    ['/listings', []],
  ])('of %s', (path, expected) => {
    expect(paths(menuTrail(tree, path))).toEqual(expected)
  })
})

describe('menuTarget', () => {
  it('is the redirect, the first page below, or the page itself', () => {
    expect(tree.map(menuTarget)).toEqual([
      '/dashboard/workplace',
      '/profile/application/{id}',
      '/account/center',
    ])
  })
})

describe('homeOf', () => {
  const first = (...entries: MenuItem[]) => homeOf(menuTree(entries), [])

  it('is the first page at the desk, else what every account has', () => {
    expect(first(...items)).toBe('/dashboard/analysis')
    expect(first(item(1, 0, '/system', { authority: ['desk.users'] }))).toBe('/account/center')
  })

  it.each([
    ['another website', item(1, 0, 'https://a.example/')],
    ['a window of its own', item(1, 0, '/help', { target: '_blank' })],
    ['the address that asks for it', item(1, 0, '/dashboard', { hideChildrenInMenu: true })],
  ])('is never %s', (_what, entry) => {
    expect(first(entry, item(2, 0, '/list/news'))).toBe('/list/news')
  })
})
