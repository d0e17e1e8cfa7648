import {
  idParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'

export const batchStatuses = ['DRAFT', 'SUBMITTED', 'PAID', 'CLOSED', 'REFUNDED'] as const

/** What stands in the address: the list's state, or the batch that is opened from it. */
export const batchSearch = searchParams({
  status: oneOfParam(batchStatuses),
  page: pageParam,
  /** The batch that is open. */
  batch: idParam,
  /** `new` begins a batch, `edit` changes one that was closed, `confirm` shows what is going to be paid. */
  step: oneOfParam(['new', 'edit', 'confirm'] as const),
  /** Ids of the unit's people with whom a new batch begins: one, or several with commas between them. */
  person: patternParam(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,499}$/),
})

export type BatchSearch = SearchOf<typeof batchSearch>

export const batchPageSize = 10
