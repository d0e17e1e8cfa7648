import type { PrintInfo, Role } from '@portal/api-contract'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import type { PrintSearch } from './print-search.ts'

/** What is printed; a certificate is the member's own and needs no id. */
export interface PrintSubject {
  type?: PrintInfo['printType'] | undefined
  id?: number | undefined
}

/** The certificate of a kind of member. */
export const certificateOf = (role: Role | null): PrintSubject => ({
  type: role === 'memberCompany' ? 'UNIT_CERT' : 'PERSON_CERT',
})

/** What an address asks for: a paper about an application or a fee, or without a type the certificate. */
export const subjectOf = ({ type, id }: PrintSearch, role: Role | null): PrintSubject =>
  type ? { type, id } : certificateOf(role)

/** The address that asks for a paper. */
export const searchOf = ({ type, id }: PrintSubject): PrintSearch =>
  type === 'APPLY_FORM' || type === 'FEE_NOTICE' || type === 'RECEIPT' ? { type, id } : {}

export const isCertificate = ({ type }: PrintSubject): boolean =>
  type === 'UNIT_CERT' || type === 'PERSON_CERT'

/** Whether the address says enough to be asked for. */
const isWhole = (subject: PrintSubject): boolean =>
  isCertificate(subject) || Boolean(subject.type && subject.id)

/** Everything that stands on a print of the member; asks nothing where the address does not say of what. */
export const printQueryOptions = (subject: PrintSubject) => {
  const { type, id } = subject
  const about = isCertificate(subject) ? {} : type === 'APPLY_FORM' ? { applyId: id } : { feeId: id }
  return queryOptions({
    queryKey: ['print', type, id],
    queryFn:
      type && isWhole(subject)
        ? ({ signal }) => {
            const query = { printType: type, ...about }
            return unwrap(api.GET('/api/print-info/member', { params: { query }, signal }))
          }
        : skipToken,
    // What was printed before may be true no more.
    staleTime: 0,
  })
}

/** Asks for what a page prints before the page is there. */
export function prefetchPrint(queryClient: QueryClient, subject: PrintSubject): void {
  if (isWhole(subject)) void queryClient.prefetchQuery(printQueryOptions(subject))
}
