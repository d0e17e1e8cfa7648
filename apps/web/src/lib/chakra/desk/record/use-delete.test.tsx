import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it, vi } from 'vitest'
import { useDelete } from './use-delete.ts'

const keyOf = (id: number) => ['desk', 'news', id]

it.each([
  ['is gone nothing more', true, 1],
  ['could not be thrown away, what it is now', false, 2],
])('asks of a record that %s', async (_what, isGone, asked) => {
  const read = vi.fn(async () => 'read')
  const remove = async () => {
    if (!isGone) throw new Error('changed')
  }
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const useBoth = () => {
    useQuery({ queryKey: keyOf(7), queryFn: read })
    return useDelete(remove, keyOf)
  }
  const { result } = renderHook(useBoth, { wrapper })
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  await act(() => result.current.mutateAsync({ id: 7 }).catch(() => {}))
  expect(read).toHaveBeenCalledTimes(asked)
})
