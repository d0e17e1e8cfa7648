import { expect, it } from 'vitest'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { siblingScenarios } from './siblings.ts'

const ownPath = '/api/public/info-fee-news'

/** Lists of one row each; a bulletin is read by its id, and anything else where `readsAll`. */
const told = (readsAll: boolean) =>
  mismatchesOf(
    siblingScenarios,
    'getFeeNews',
    async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*?(?=\/api\/)/, '')
      const [, id] = /\/(\d+)$/.exec(path) ?? []
      if (path.endsWith('/currentUser')) return Response.json({ permissions: [] })
      const row = (of: number) => ({ id: of, title: `第 ${of} 条标题` })
      if (id === undefined) return Response.json([row(path.startsWith(ownPath) ? 1 : 2)])
      return readsAll || id === '1' ? Response.json(row(Number(id))) : new Response(null, { status: 404 })
    },
    ['not refused'],
  )

it('an id of another list’s record is not read', async () => {
  expect(await told(false)).toEqual([])
})

it('is told where it is read', async () => {
  expect((await told(true))[0]).toMatchObject({ kind: 'not refused', path: 'id' })
})
