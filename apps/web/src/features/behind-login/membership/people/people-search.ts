import type { UnitInvitation } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../../lib/address/search-params.ts'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { renewalDays } from '../../../../lib/dates/days-left.ts'

/** The parts beside the applications: who belongs to the unit, whom it has invited, and courses for its people. */
export const peopleParts = ['people', 'invitations', 'courses'] as const

/** Whether there are fees to pay. */
export const owingBands = ['yes', 'no'] as const

/** How long the membership lasts: it ends soon, has ended, or there is none. */
export const validityBands = ['ending', 'ended', 'none'] as const
export type ValidityBand = (typeof validityBands)[number]

/** How long the registration certificate lasts: it ends soon or has ended. */
export const certBands = ['ending', 'ended'] as const satisfies ValidityBand[]

export const invitationStatuses = [
  'PENDING',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
] as const satisfies UnitInvitation['status'][]

/** Orders of the list as the backend writes them, the usual one first. */
export const peopleSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'name,asc',
  'name,desc',
  'certValidTo,asc',
  'certValidTo,desc',
  'memberLevel,asc',
  'memberLevel,desc',
  'validTo,asc',
  'validTo,desc',
  'unpaidCount,desc',
  'unpaidCount,asc',
] as const

/** The state of both lists in the address; what does not fit is left out. */
export const peopleSearch = searchParams({
  part: oneOfParam(peopleParts),
  /** Occurs in the name. */
  keyword: textParam,
  owing: oneOfParam(owingBands),
  validity: oneOfParam(validityBands),
  cert: oneOfParam(certBands),
  sort: oneOfParam(peopleSorts),
  status: oneOfParam(invitationStatuses),
  page: pageParam,
  /** The course that is bought. */
  course: idParam,
})

export type PeopleSearch = SearchOf<typeof peopleSearch>

export const peoplePageSize = 20

const day = 24 * 60 * 60 * 1000

/** @param field the last day that is looked at */
function bandCriteria(field: 'validTo' | 'certValidTo', band: ValidityBand, now: Date): object {
  const today = formatDate(now)
  if (band === 'none') return { [`${field}.specified`]: false }
  if (band === 'ended') return { [`${field}.lessThan`]: today }
  const last = formatDate(new Date(now.getTime() + renewalDays * day))
  return { [`${field}.greaterThanOrEqual`]: today, [`${field}.lessThanOrEqual`]: last }
}

/** The criteria of the backend for what the list is narrowed to and sorted by, without a page. */
export function peopleCriteria(search: PeopleSearch, now = serverDate()) {
  const { keyword, owing, validity, cert, sort = peopleSorts[0] } = search
  return {
    'name.contains': keyword,
    ...(owing === 'yes' && { 'unpaidCount.greaterThan': 0 }),
    ...(owing === 'no' && { 'unpaidCount.equals': 0 }),
    ...(validity && bandCriteria('validTo', validity, now)),
    ...(cert && bandCriteria('certValidTo', cert, now)),
    sort: [sort, 'id,desc' as const],
  }
}

/** The same for one page. */
export const peopleQuery = (search: PeopleSearch, now = serverDate()) => ({
  ...peopleCriteria(search, now),
  page: (search.page ?? 1) - 1,
  size: peoplePageSize,
})

/** The criteria of the backend for the list of invitations. */
export const invitationsQuery = ({ status, page = 1 }: PeopleSearch) => ({
  'status.equals': status,
  page: page - 1,
  size: peoplePageSize,
})
