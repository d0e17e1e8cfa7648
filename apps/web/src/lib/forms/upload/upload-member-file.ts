import { api, unwrap } from '../../api/http.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Upload } from './use-uploads.ts'

/** Sends a file as a member. */
export const uploadMemberFile: Upload = (file, { onProgress, signal }) =>
  unwrap(api.POST('/api/files', { body: { file }, signal, fetch: fetchWithProgress(onProgress) }))
