import type { MenuItem } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { menuItems } from './menu-items.ts'
import { homeOf, menuPages, menuTrail, menuTree, shownMenu } from './menu-tree.ts'

const entry = (id: number, parentId: number, path: string) => ({
  ...{ id, parentId, path, name: path, redirect: null, component: 'Page' },
  meta: {
    ...{ title: path, icon: null, hideInMenu: false, hideChildrenInMenu: false, target: null },
    authority: [],
  },
})

const list = entry(1, 0, '/list')
const orders = entry(2, 1, '/list/orders')

/** The pages that a menu lists of an answer; whatever else the desk asks of it is asked, too. */
function listed(data: unknown) {
  const tree = menuTree(menuItems(data as MenuItem[]))
  menuTrail(tree, '/list/orders')
  homeOf(tree, [])
  return menuPages(shownMenu(tree, [])).map((trail) => trail.at(-1)?.path)
}

it.each([null, undefined, 7, 'word', {}, []])('%j is no menu', (data) => {
  expect(listed(data)).toEqual([])
})

it.each([
  null,
  7,
  'word',
  [],
  {},
  { ...entry(3, 1, ''), path: null },
  { ...entry(3, 1, '/list/fees'), meta: null },
  { ...entry(3, 1, '/list/fees'), id: null },
])('leaves out %j, and no other', (broken) => {
  expect(listed([list, broken, orders])).toEqual(['/list/orders'])
})

it.each([
  [
    'below one that it stands above',
    [entry(5, 0, '/a'), entry(6, 5, '/a/b'), entry(5, 6, '/a/b/c')],
    ['/a/b'],
  ],
  ['at the top and below', [entry(5, 0, '/a'), entry(0, 5, '/a/b')], ['/a']],
  ['below itself', [entry(5, 5, '/a'), entry(6, 0, '/b')], ['/b']],
  ['twice', [list, orders, entry(2, 1, '/list/fees')], ['/list/orders']],
])('has an end with an entry that stands %s', (_what, data, paths) => {
  expect(listed(data)).toEqual(paths)
})

it.each([7, {}, [], null, ''])(
  'shows an entry of which the words, the picture and the addresses are %j',
  (value) => {
    const meta = { title: value, icon: value, target: value }
    const [item] = menuItems([{ ...list, redirect: value, meta: { ...list.meta, ...meta } } as never])
    expect(item).toEqual(list)
  },
)

it.each([7, {}, 'word', [null]])('lists an entry that takes %j for nobody', (authority) => {
  expect(listed([{ ...list, meta: { ...list.meta, authority } }])).toEqual([])
})
