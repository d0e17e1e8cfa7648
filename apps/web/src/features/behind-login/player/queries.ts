import type { CourseDetail, LessonSession } from '@portal/api-contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { keepOnDevice } from '../../../lib/browser/storage/keep-on-device.ts'
import { courseQueryOptions, progressQueryOptions } from '../../../lib/education/course-queries.ts'
import { getPresentAccountId } from '../../../lib/session/session.ts'
import { dropLeft, readLeft } from './device/queue-store.ts'
import { confirmPresence } from './report/confirm-presence.ts'
import { type Lost, sendLeft } from './report/send-left.ts'
import { sendReport } from './report/send-report.ts'

/** A lesson of a course. */
export type Lesson = CourseDetail['chapters'][number]['lessons'][number]

/** Asks for the course and for how the student stands to it; for nothing where the address names no id. */
export function playerLoader(queryClient: QueryClient, id: number): void {
  if (!Number.isSafeInteger(id) || id < 1) return
  void queryClient.prefetchQuery(courseQueryOptions(id))
  void queryClient.prefetchQuery(progressQueryOptions(id))
}

/** Whose notes and reports those on this device are. */
export const ownAccount = (): string => getPresentAccountId() ?? ''

/** A player that was opened. */
export interface Opened {
  session: LessonSession
  /** What was shown before on this device and counts no more. */
  lost: Lost
}

async function openLesson(id: number): Promise<Opened> {
  // Before the new session ends those that they belong to.
  const means = { send: sendReport, confirm: confirmPresence, drop: dropLeft }
  const lost = await sendLeft(await readLeft(ownAccount()), means)
  const opening = api.POST('/api/edu-lessons/{id}/sessions', { params: { path: { id } } })
  // Its video's address holds until an instant of the server's clock.
  const session = await unwrap(withServerTime(opening))
  keepWatched(session.courseId)
  return { session, lost }
}

/** Names the course that is being watched, which the specification clears with the session (§4). */
function keepWatched(courseId: number): void {
  keepOnDevice('watchView', String(courseId))
}

/**
 * Opens a lesson in the player: once each time it is shown, for that ends the member's other players. So what is open stays it also
 * where all else that is shown of the member is asked for once more.
 */
export const sessionQueryOptions = (lessonId: number) =>
  queryOptions({
    queryKey: ['account', 'player', lessonId],
    queryFn: () => openLesson(lessonId),
    staleTime: ({ state }) => (state.data ? 'static' : Number.POSITIVE_INFINITY),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
