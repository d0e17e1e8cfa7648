import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import type { LoaderContext } from '../../../../lib/api/loader-context.ts'
import { hoursQueryOptions } from '../course/queries.ts'
import { type MyCoursesSearch, myCoursesQuery } from './my-courses-search.ts'

/** A page of the student's courses. */
export const myCoursesQueryOptions = (search: MyCoursesSearch) => {
  const query = myCoursesQuery(search)
  return queryOptions({
    queryKey: ['account', 'education', 'mine', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/edu-courses/my', { params: { query }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The certificates of hours that still hold, one a year. */
export const certificatesQueryOptions = queryOptions({
  queryKey: ['account', 'education', 'certificates'],
  queryFn: async ({ signal }) => {
    const query = { 'status.equals': 'VALID', size: 100 }
    return (await unwrapList(api.GET('/api/edu-certificates', { params: { query }, signal }))).items
  },
  staleTime: 0,
})

/** Asks for what the part of the page shows. */
export function myCoursesLoader({ context: { queryClient }, deps }: LoaderContext<MyCoursesSearch>): void {
  if (deps.part !== 'hours') return void queryClient.prefetchQuery(myCoursesQueryOptions(deps))
  void queryClient.prefetchQuery(hoursQueryOptions)
  void queryClient.prefetchQuery(certificatesQueryOptions)
}
