import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { owedFees } from './queries.ts'

it('asks what many members owe in parts that the backend takes', async () => {
  const calls = fakeApi({
    'GET /api/admin/fees': ({ query }) => Response.json([{ id: Number(query.getAll('ownerId.in')[0]) }]),
  })
  const ids = Array.from({ length: 250 }, (_, index) => index + 1)
  expect(await owedFees(ids)).toEqual([{ id: 1 }, { id: 101 }, { id: 201 }])
  expect(calls.flatMap(({ query }) => query.getAll('ownerId.in'))).toEqual(ids.map(String))
})
