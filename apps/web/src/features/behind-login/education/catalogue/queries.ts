import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import type { LoaderContext } from '../../../../lib/api/loader-context.ts'
import { getToken } from '../../../../lib/session/session.ts'
import { coursesQueryOptions, hoursQueryOptions } from '../course/queries.ts'
import { type CatalogueSearch, catalogueQuery } from './catalogue-search.ts'
import { mostCompared, readCompared } from './compared.ts'

/** More courses than a platform has: what there is to filter by is read off them all. */
const mostCourses = 500

/** The years and teachers of all courses. */
export const choicesQueryOptions = queryOptions({
  queryKey: ['courses', 'choices'],
  queryFn: async ({ signal }) => {
    const query = { size: mostCourses }
    const { items } = await unwrapList(api.GET('/api/public/edu-courses', { params: { query }, signal }))
    return {
      years: [...new Set(items.map(({ year }) => year))].sort((one, other) => other - one),
      teachers: [...new Set(items.map(({ teacher }) => teacher))].sort((one, other) =>
        one.localeCompare(other, 'zh-CN'),
      ),
    }
  },
  staleTime: 10 * 60_000,
})

/** The courses that an address compares. */
export const comparedQueryOptions = (ids: number[], isStudent: boolean) =>
  coursesQueryOptions({ 'id.in': ids, size: mostCompared }, isStudent)

/** Asks for the list and what it is filtered by, or for what is compared. */
export function catalogueLoader({ context: { queryClient }, deps }: LoaderContext<CatalogueSearch>): void {
  const isStudent = getToken() !== null
  const compared = readCompared(deps.compare)
  if (isStudent) void queryClient.prefetchQuery(hoursQueryOptions)
  if (deps.view === 'compare') {
    if (compared.length > 0) void queryClient.prefetchQuery(comparedQueryOptions(compared, isStudent))
    return
  }
  void queryClient.prefetchQuery(coursesQueryOptions(catalogueQuery(deps, isStudent), isStudent))
  void queryClient.prefetchQuery(choicesQueryOptions)
}
