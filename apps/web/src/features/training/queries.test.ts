import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { holdersQueryOptions } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['林知远', 'name.contains'],
  ['建[造]1112349900321', 'certNo.contains'],
  ['B11', 'certNo.contains'],
  ['2024', 'certNo.contains'],
])('takes %s for %s', async (keyword, criterion) => {
  const calls = fakeApi({ 'GET /api/public/info-members/query': () => Response.json([]) })
  await new QueryClient().fetchQuery(holdersQueryOptions(keyword))
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ [criterion]: keyword, size: '20' })
})
