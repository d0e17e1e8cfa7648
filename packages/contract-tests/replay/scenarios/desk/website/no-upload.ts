/** As an upload is addressed, of which there is none. */
export const noUpload = 'files/uploads/AAAAAAAAAAAAAAAAAAAAAA.png'

/** A record with a picture that nobody has uploaded; null of one that has none. */
export function withNoUpload(record: Record<string, unknown>): Record<string, unknown> | null {
  if ('coverUrl' in record) return { ...record, coverUrl: noUpload }
  return 'pages' in record ? { ...record, pages: [noUpload] } : null
}
