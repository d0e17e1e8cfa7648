import type { Role } from '@portal/api-contract'
import { linkOptions } from '@tanstack/react-router'

/** Leads a member to where a public record is put among the favourites. */
export const keepLink = (role: Role, kind: 'NEWS' | 'JOURNAL', id: number) => {
  const search = { keep: `${kind}-${id}` }
  return role === 'memberCompany'
    ? linkOptions({ to: '/unitData', search: { part: 'favourites', ...search } })
    : linkOptions({ to: '/personalCenter/$flag', params: { flag: 'favourites' }, search })
}
