import { api, unwrap } from '../../api/http.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Upload } from './use-uploads.ts'

/** Sends a file as a visitor, for the public forms. */
export const uploadPublicFile: Upload = (file, { onProgress, signal }) =>
  unwrap(api.POST('/api/public/files', { body: { file }, signal, fetch: fetchWithProgress(onProgress) }))
