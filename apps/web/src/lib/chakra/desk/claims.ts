import { api, unwrap } from '../../api/http.ts'

const of = (id: number) => ({ params: { path: { id } } })

/** Takes an application on, or keeps it longer. */
export const claimApplication = (id: number) => unwrap(api.POST('/api/admin/applications/{id}/claim', of(id)))

/** Gives an application back. */
export const releaseApplication = (id: number) =>
  unwrap(api.DELETE('/api/admin/applications/{id}/claim', of(id)))
