import { formatDate } from '@portal/i18n'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { groupBy } from '../../../../lib/content/group-by.ts'
import { newsListQueryOptions } from '../../../../lib/content/news.ts'
import { findColumn, navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { getToken } from '../../../../lib/session/session.ts'
import { coursesQueryOptions, hoursQueryOptions, lastCourseQueryOptions } from '../course/queries.ts'

const shownCourses = 4

/** The courses that were put on offer last. */
export const newCoursesQueryOptions = (isStudent: boolean) =>
  coursesQueryOptions({ sort: ['publishDate,desc', 'id,desc'], size: shownCourses }, isStudent)

/** Courses of a kind that can be taken and that the student has not got, the most hours first. */
export const wantedCoursesQueryOptions = (category: string) =>
  coursesQueryOptions(
    {
      'category.equals': category,
      'mine.equals': 0,
      'onSaleUntil.greaterThanOrEqual': formatDate(serverDate()),
      sort: ['creditHours,desc', 'id,desc'],
      size: shownCourses,
    },
    true,
  )

/** Who teaches, with how many courses; whoever has most stands first. */
export const teachersQueryOptions = queryOptions({
  queryKey: ['courses', 'teachers'],
  queryFn: async ({ signal }) => {
    const query = { size: 500 }
    const { items } = await unwrapList(api.GET('/api/public/edu-courses', { params: { query }, signal }))
    return groupBy(items, ({ teacher }) => teacher)
      .map(({ name, items: own }) => ({ name, title: own[0]?.teacherTitle ?? '', count: own.length }))
      .sort((one, other) => other.count - one.count)
      .slice(0, 9)
  },
  staleTime: 10 * 60_000,
})

/** The course that was completed last of those whose test is still to be passed. */
export const dueTestQueryOptions = queryOptions({
  queryKey: ['account', 'education', 'due-test'],
  queryFn: async ({ signal }) => {
    const query = { 'status.equals': 'COMPLETED', size: 50 }
    const { items } = await unwrapList(api.GET('/api/edu-courses/my', { params: { query }, signal }))
    return items.find(({ test, creditTime }) => test !== null && creditTime === null) ?? null
  },
  staleTime: 0,
})

/** The column of the website that announces what is taught. */
const announcementsPath = '/TopTenEngineer'

/** The latest announcements of the column; null where the navigation has no such column. */
export const announcementsQueryOptions = queryOptions({
  queryKey: ['news', 'announcements'],
  queryFn: async ({ client }) => {
    const column = findColumn(await client.ensureQueryData(navigationQueryOptions), announcementsPath)
    return column ? client.fetchQuery(newsListQueryOptions({ column: column.id, size: 5 })) : null
  },
  // What it is made of tries again by itself.
  retry: false,
})

/** Asks for what the first page shows to whoever opens it. */
export function educationHomeLoader({ context: { queryClient } }: { context: { queryClient: QueryClient } }) {
  const isStudent = getToken() !== null
  void queryClient.prefetchQuery(newCoursesQueryOptions(isStudent))
  void queryClient.prefetchQuery(teachersQueryOptions)
  void queryClient.prefetchQuery(navigationQueryOptions)
  if (!isStudent) return
  void queryClient.prefetchQuery(hoursQueryOptions)
  void queryClient.prefetchQuery(lastCourseQueryOptions)
  void queryClient.prefetchQuery(dueTestQueryOptions)
}
