import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { newsKind } from './kinds/news-kind.ts'
import { useDeleteArticle } from './mutations.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['is not asked for once it is gone', new Response(null, { status: 204 }), false],
  ['is asked for anew where somebody else has changed it', problem(409, 'error.concurrencyFailure'), true],
])('what is thrown away %s', async (_what, answer, isAsked) => {
  fakeApi({ 'DELETE /api/admin/news/7': () => answer })
  const queryClient = new QueryClient()
  const keys = [
    ['desk', 'news', 'one', 7],
    ['desk', 'log'],
  ]
  for (const queryKey of keys) queryClient.setQueryData(queryKey, 'read')
  const { result } = renderHook(() => useDeleteArticle(newsKind), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await act(async () => void (await result.current.mutateAsync({ id: 7, version: 1 }).catch(() => {})))
  expect(keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([isAsked, true])
})
