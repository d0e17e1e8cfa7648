import { expect, it } from 'vitest'
import { tabOf } from './site-tabs.ts'

const tabs = ['/subsite', '/subNews', '/subsiteMember'].map((id) => ({ id, label: id }))

it.each([
  ['/subsite/hengzhun', '/subsite'],
  ['/subsiteMember/lin-zhiyuan', '/subsiteMember'],
  ['/subNews', '/subNews'],
  ['/subInformateMember/lin-zhiyuan', undefined],
])('the tab of %s is %s', (path, id) => {
  expect(tabOf(tabs, path)?.id).toBe(id)
})
