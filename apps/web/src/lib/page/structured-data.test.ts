// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { association, breadcrumbs } from './structured-data.tsx'

it('counts the places from the home page down', () => {
  const list = breadcrumbs([{ name: '行业动态', path: '/DynamicWork' }])
  const root = window.location.origin
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: association().name, item: `${root}/` },
    { '@type': 'ListItem', position: 2, name: '行业动态', item: `${root}/DynamicWork` },
  ])
})
