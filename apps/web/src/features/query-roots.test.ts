import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { dropMemberQueries } from '../lib/session/member-cache.ts'

/** What anybody is answered alike, whoever is logged in. */
const publicRoots = ['benefits', 'courses', 'help', 'news', 'tenders']

type Options = { queryKey: readonly unknown[] }
const modules = import.meta.glob<Record<string, unknown>>('./behind-login/**/*queries.ts', { eager: true })
/** What those are asked with that need to know more. */
const asked: Record<string, unknown[]> = {
  ordersQueryOptions: ['orders', {}],
  allOrdersQueryOptions: ['orders', {}],
}
const options = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('QueryOptions'))
    .map(([name, value]): [string, Options] => [
      `${name} of ${file}`,
      // What it is asked with matters only to the rest of the key.
      typeof value === 'function' ? value(...(asked[name] ?? [{}])) : (value as Options),
    ]),
)

it.each(options)('%s is forgotten at a logout', (_name, { queryKey }) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, 'of the last member')
  dropMemberQueries(queryClient)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(publicRoots.includes(String(queryKey[0])) ? 1 : 0)
})
