import { expect, it } from 'vitest'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { siblingScenarios } from './siblings.ts'

const ownPath = '/api/public/info-fee-news'

/** Lists of one row each; a bulletin is read by its id, and anything else where `readsAll`. @param made whether the other row has come to the own list since */
const told = (readsAll: boolean, made = false) =>
  mismatchesOf(
    siblingScenarios,
    'getFeeNews',
    async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*?(?=\/api\/)/, '')
      const [, id] = /\/(\d+)$/.exec(path) ?? []
      if (path.endsWith('/currentUser')) return Response.json({ permissions: [] })
      const row = (of: number) => ({ id: of, title: `第 ${of} 条标题` })
      const wanted = new URL(request.url).searchParams.get('id.equals')
      if (wanted !== null) return Response.json(made ? [row(Number(wanted))] : [])
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

it('is not told of what has come to the own list meanwhile', async () => {
  expect(await told(true, true)).toEqual([])
})
