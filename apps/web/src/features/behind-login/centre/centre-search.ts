import {
  idParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'
import { unitParts } from './parts.ts'

/** What codes go to. */
export const channels = ['phone', 'mail'] as const

export type Channel = (typeof channels)[number]

/** What favourites are narrowed by, as the backend names it. */
const kinds = ['NEWS', 'COURSE', 'JOURNAL', 'TENDER'] as const

/** A part's state in the address: the page of its list, the contact that is being changed, what is to be kept or signed up for. */
const ofParts = {
  page: pageParam,
  change: oneOfParam(channels),
  kind: oneOfParam(kinds),
  activity: idParam,
  keep: patternParam(/^[A-Z]+-\d+$/),
}

export const centreSearch = searchParams(ofParts)

/** The same of a unit, with the part that is open beside its data. */
export const unitCentreSearch = searchParams({ ...ofParts, part: oneOfParam(unitParts) })

export type CentreSearch = SearchOf<typeof centreSearch>

export const centrePageSize = 10
