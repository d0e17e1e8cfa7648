import type { MemberMessage } from '@portal/api-contract'
import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'

export const messageKinds = [
  'APPLICATION',
  'FEE',
  'ORDER',
  'INVOICE',
  'ACTIVITY',
  'EDUCATION',
  'CERTIFICATE',
  'SITE',
  'SYSTEM',
] as const satisfies MemberMessage['kind'][]

/** The list's state in the address, and the notice that is opened from it; what does not fit is left out. */
export const messagesSearch = searchParams({
  kind: oneOfParam(messageKinds),
  read: oneOfParam(['no', 'yes']),
  page: pageParam,
  message: idParam,
})

export type MessagesSearch = SearchOf<typeof messagesSearch>

export const messagesPageSize = 15

/** The criteria of the backend for a list's state. */
export function messagesQuery({ kind, read, page = 1 }: Omit<MessagesSearch, 'message'>) {
  return {
    'kind.equals': kind,
    ...(read && { 'isRead.equals': read === 'yes' ? 1 : 0 }),
    page: page - 1,
    size: messagesPageSize,
  }
}
