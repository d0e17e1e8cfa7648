import type { DeskAction, DeskSubject } from '@portal/api-contract'
import {
  dateParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'

export const userSorts = [
  'orderNum,asc',
  'username,asc',
  'username,desc',
  'name,asc',
  'name,desc',
  'lastLoginDate,desc',
  'lastLoginDate,asc',
] as const

export const usersSearch = searchParams({
  name: textParam,
  state: oneOfParam(['on', 'off']),
  /** Asks for the form of a new account. */
  write: oneOfParam(['new']),
  sort: oneOfParam(userSorts),
  page: pageParam,
})

export type UsersSearch = SearchOf<typeof usersSearch>

/** The backend's criteria for the staff. */
export const userCriteria = ({ name, state }: UsersSearch) => ({
  ...(name && { 'name.contains': name }),
  ...(state && { 'isDisabled.equals': state === 'off' ? 1 : 0 }),
})

export const actions = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'PASSWORD',
  'APPROVE',
  'RETURN',
  'REJECT',
  'UNDO',
  'REMIND',
  'PUBLISH',
  'WITHDRAW',
  'TRANSFER',
  'ORDER',
] as const satisfies DeskAction[]

export const subjects = [
  'USER',
  'ROLE',
  'APPLICATION',
  'EXPERT',
  'JOB',
  'SITE',
  'SITE_ITEM',
  'ORDER_REFUND',
  'BANK_TRANSFER',
  'INVOICE',
  'MEMBER',
  'FEE',
  'NEWS',
  'FEE_NEWS',
  'JOURNAL',
  'COURSE',
  'ACTIVITY',
  'BANNER',
  'NAVIGATION',
  'COLUMN',
] as const satisfies DeskSubject[]

export const logSorts = ['time,desc', 'time,asc', 'staffName,asc', 'staffName,desc'] as const

export const logSearch = searchParams({
  staff: textParam,
  name: textParam,
  /** Name of the unit or person whose record it is. */
  owner: textParam,
  action: oneOfParam(actions),
  subject: oneOfParam(subjects),
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(logSorts),
  page: pageParam,
})

export type LogSearch = SearchOf<typeof logSearch>

/** The backend's criteria for the log; days are those of the association's time zone. */
export const logCriteria = ({ staff, name, owner, action, subject, from, to }: LogSearch) => ({
  ...(staff && { 'staffName.contains': staff }),
  ...(name && { 'subjectName.contains': name }),
  ...(owner && { 'ownerName.contains': owner }),
  ...(action && { 'action.equals': action }),
  ...(subject && { 'subjectKind.equals': subject }),
  ...timeCriteria('time', from, to),
})
