import type { OwnSiteItem } from '@portal/api-contract'
import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'

export type ItemKind = OwnSiteItem['kind']
export type ItemStatus = OwnSiteItem['status']

export const itemKinds = [
  'NEWS',
  'CONSTRUCT',
  'CERTIFICATE',
  'ACHIEVE',
  'PROF',
] as const satisfies readonly ItemKind[]

export const itemStatuses = [
  'DRAFT',
  'SUBMITTED',
  'PUBLISHED',
  'RETURNED',
  'REJECTED',
] as const satisfies readonly ItemStatus[]

/** The page's state in the address: its part, the list's filters, the item that is open or the kind of a new one. */
export const ownSiteSearch = searchParams({
  part: oneOfParam(['items']),
  kind: oneOfParam(itemKinds),
  status: oneOfParam(itemStatuses),
  keyword: textParam,
  page: pageParam,
  item: idParam,
  write: oneOfParam(itemKinds),
  /** The kind whose order is being changed. */
  arrange: oneOfParam(itemKinds),
})

export type OwnSiteSearch = SearchOf<typeof ownSiteSearch>

export const itemsPageSize = 15
