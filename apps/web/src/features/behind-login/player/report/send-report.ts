import { i18n } from '@lingui/core'
import { createPortalClient, type HeartbeatResult, unwrap } from '@portal/api-contract'
import { handleAuthError } from '../../../../lib/api/auth-errors.ts'
import { apiBase } from '../../../../lib/api/http.ts'
import { getToken } from '../../../../lib/session/session.ts'
import type { Report } from '../rules/report-queue.ts'

/** Goes on while the page is left. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

const { POST } = createPortalClient({
  baseUrl: apiBase,
  getToken,
  getLanguage: () => i18n.locale,
  onAuthError: handleAuthError,
  fetch: send,
})

/** Tells the server what was shown of a lesson. @throws ApiError */
export const sendReport = (lessonId: number, report: Report): Promise<HeartbeatResult> =>
  unwrap(POST('/api/edu-lessons/{id}/heartbeat', { params: { path: { id: lessonId } }, body: report }))
