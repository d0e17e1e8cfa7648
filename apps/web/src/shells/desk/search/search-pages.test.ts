import { expect, it } from 'vitest'
import { searchPages } from './search-pages.ts'

const pages = [
  { href: '/list/orders', title: '订单管理', groups: '业务办理' },
  { href: '/system/role', title: 'Roles', groups: 'System' },
]

it.each([
  ['', ['/list/orders', '/system/role']],
  ['订单', ['/list/orders']],
  ['SYS role', ['/system/role']],
  ['/list', ['/list/orders']],
  ['nothing', []],
])('%j', (asked, expected) => {
  expect(searchPages(pages, asked).map(({ href }) => href)).toEqual(expected)
})
