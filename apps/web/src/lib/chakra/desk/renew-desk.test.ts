import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renewDesk } from './renew-desk.ts'

it('asks anew for all of the desk but what is known', () => {
  const client = new QueryClient()
  const keys = [['desk', 'log'], ['desk', 'news', 'one', 1], ['desk', 'news', 'one', 2], ['orders']]
  for (const key of keys) client.setQueryData(key, 'read')
  void renewDesk(client, ['desk', 'news', 'one', 1])
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false, true, false])
})
