import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../../lib/address/search-params.ts'

export const activityStates = ['DRAFT', 'UPCOMING', 'SIGNUP', 'ONGOING', 'ENDED', 'CANCELLED'] as const

export const activitySorts = [
  'startTime,desc',
  'startTime,asc',
  'signUpDeadline,desc',
  'signUpDeadline,asc',
  'title,asc',
  'title,desc',
  'signedCount,desc',
  'signedCount,asc',
] as const

export const signUpSorts = ['signedDate,asc', 'signedDate,desc', 'memberName,asc', 'memberName,desc'] as const

export const activitySearch = searchParams({
  /** The activity that is asked who has signed up for it; without one all activities are listed. */
  activity: idParam,
  title: textParam,
  state: oneOfParam(activityStates),
  member: textParam,
  status: oneOfParam(['SIGNED', 'CANCELLED']),
  sort: oneOfParam([...activitySorts, ...signUpSorts]),
  page: pageParam,
})

export type ActivitySearch = SearchOf<typeof activitySearch>

/** What the list of activities is narrowed to, which those who have signed up for one lead back to. */
export const listIn = <Search extends { title?: unknown; state?: unknown }>({
  title,
  state,
}: Search): Pick<Search, 'title' | 'state'> => ({ title, state })

export const activityCriteria = ({ title, state }: ActivitySearch) => ({
  ...(title && { 'title.contains': title }),
  ...(state && { 'state.equals': state }),
})

export const signUpCriteria = ({ activity = 0, member, status }: ActivitySearch) => ({
  activity,
  ...(member && { 'memberName.contains': member }),
  ...(status && { 'status.equals': status }),
})

/** The activity that is written on; without an id a new one. */
export const activityFormSearch = searchParams({ id: idParam })
export type ActivityFormSearch = SearchOf<typeof activityFormSearch>
