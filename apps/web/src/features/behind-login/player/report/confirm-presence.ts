import type { LessonSession } from '@portal/api-contract'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** Says that the viewer is there. */
export const confirmPresence = ({ lessonId: id, sessionId }: Pick<LessonSession, 'lessonId' | 'sessionId'>) =>
  unwrap(api.POST('/api/edu-lessons/{id}/presence', { params: { path: { id } }, body: { sessionId } }))
