import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseRoutes } from './choose-routes.ts'
import { reachOfRoutes } from './import-graph.ts'

const lib = 'apps/web/src/lib/dates.ts'
const jobs = 'apps/web/src/features/jobs/posts-page.tsx'
const reach = new Map([
  ['home', new Set([lib])],
  ['jobs', new Set([lib, jobs])],
  ['seekers', new Set([lib, jobs])],
  ['news', new Set([lib])],
  ['plain', new Set<string>()],
])
const routes = [...reach.keys()]
const choose = (changed: string[], more: { commit?: string; limit?: number; kept?: number } = {}) =>
  chooseRoutes({ routes, reach, changed, commit: 'a', limit: 3, kept: 1, ...more })

test('routes that reach a changed file are chosen, and a slice of the others', () => {
  const { touched, left, slice } = choose([jobs])
  assert.deepEqual(touched.toSorted(), ['jobs', 'seekers'])
  assert.deepEqual(left, [])
  assert.equal(slice.length, 1)
  assert.ok(!touched.includes(slice[0] ?? ''))
})

test('a change that touches more than there is room for comes to the routes it is most about', () => {
  const { touched, left, slice } = choose([lib, jobs])
  assert.deepEqual(touched.toSorted(), ['jobs', 'seekers'])
  assert.equal(slice.length, 1)
  assert.equal(left.length + slice.filter((route) => route !== 'plain').length, 2)
  assert.equal(new Set([...touched, ...left, ...slice]).size, touched.length + left.length + slice.length)
})

test('words of a feature touch the routes that show the feature', () => {
  const { touched } = choose(['packages/i18n/locales/en-US/pages/jobs.po'])
  assert.deepEqual(touched.toSorted(), ['jobs', 'seekers'])
})

test('words that every page shows touch every page', () => {
  const { touched, left } = choose(['packages/i18n/locales/en-US/global.po'], { limit: 9, kept: 0 })
  assert.deepEqual([...touched, ...left].toSorted(), ['home', 'jobs', 'news', 'seekers'])
})

test('a change that no route reaches leaves the whole room to the slice, which moves with the commit', () => {
  const slices = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (commit) => choose(['README.md'], { commit }).slice,
  )
  assert.ok(slices.every((slice) => slice.length === 3))
  assert.deepEqual(slices[0], choose(['README.md']).slice)
  assert.deepEqual([...new Set(slices.flat())].toSorted(), routes.toSorted())
})

test('the import graph leads from a route through features and shells to packages and styles', async () => {
  const real = await reachOfRoutes()
  const modules = [...(real.get('_public.JoinUs.index') ?? [])]
  for (const folder of ['apps/web/src/features/jobs/', 'apps/web/src/shells/public/', 'packages/ui/src/'])
    assert.ok(
      modules.some((module) => module.startsWith(folder)),
      folder,
    )
  assert.ok(modules.some((module) => module.endsWith('.module.css')))
  assert.ok(!modules.some((module) => module.startsWith('apps/web/src/features/journal/')))
})
