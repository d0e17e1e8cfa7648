import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { memberOrderQueryOptions } from '../membership/member-order.ts'
import { navigationQueryOptions } from '../page/navigation.ts'
import { currentMemberQueryOptions, currentUserQueryOptions } from './account.ts'
import { dropMemberQueries } from './member-cache.ts'

it('forgets what was loaded for a member, and keeps what anybody may see', () => {
  const queryClient = new QueryClient()
  const own = [currentUserQueryOptions, currentMemberQueryOptions, memberOrderQueryOptions(7)]
  for (const { queryKey } of [...own, navigationQueryOptions]) {
    queryClient.setQueryData<unknown>(queryKey as readonly unknown[], { of: 'the last member' })
  }
  dropMemberQueries(queryClient)
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([navigationQueryOptions.queryKey])
})
