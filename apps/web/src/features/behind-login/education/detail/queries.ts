import type { QueryClient } from '@tanstack/react-query'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { getToken } from '../../../../lib/session/session.ts'

/** Asks for the course and for how the student stands to it; for nothing where the address names no id. */
export function coursePageLoader(queryClient: QueryClient, id: number): void {
  if (!Number.isSafeInteger(id) || id < 1) return
  void queryClient.prefetchQuery(courseQueryOptions(id))
  if (getToken()) void queryClient.prefetchQuery(progressQueryOptions(id))
}
