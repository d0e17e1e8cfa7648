import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { forgetMoney } from './forget-money.ts'

it('forgets the applications that take effect with their fee', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['applications', 'detail', 7], 'before')
  await forgetMoney(queryClient)
  expect(queryClient.getQueryState(['applications', 'detail', 7])?.isInvalidated).toBe(true)
})
