import { expect, it } from 'vitest'
import { codeSplittingGroups, unusedPatterns } from './bundle-groups.ts'

const groups = [
  { name: 'widgets', patterns: [/ui\/src\/display\/(tag|link)\//, /src\/lib\/states\/each\b/], priority: 1 },
  { name: 'app', tags: ['$initial' as const] },
]

it('finds modules on every system', () => {
  const [widgets, app] = codeSplittingGroups(groups)
  expect(widgets).toMatchObject({ name: 'widgets', priority: 1 })
  const { test } = widgets as { test: RegExp }
  expect(test.test('/p/packages/ui/src/display/tag/tag.tsx')).toBe(true)
  expect(test.test('C:\\p\\apps\\web\\src\\lib\\states\\each.tsx')).toBe(true)
  expect(test.test('/p/apps/web/src/lib/states/error-picture.tsx')).toBe(false)
  expect(app).toEqual({ name: 'app', tags: ['$initial'] })
})

it('names each pattern that has no module', () => {
  expect(unusedPatterns(groups, ['/p/ui/src/display/link/link.tsx', '/p/src/lib/states/each.tsx'])).toEqual(
    [],
  )
  expect(unusedPatterns(groups, ['/p/ui/src/display/link/link.tsx'])).toEqual([
    String.raw`widgets: /src\/lib\/states\/each\b/`,
  ])
})
