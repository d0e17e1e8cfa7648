import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'
import { expertTypes } from './expert-types.ts'

/** The think tank's state in the address. */
export const expertsSearch = searchParams({
  type: oneOfParam(expertTypes),
  /** Occurs in the name. */
  name: textParam,
  /** Occurs in the name of the unit. */
  company: textParam,
  /** Most years of work first; in the association's order without it. */
  sort: oneOfParam(['years']),
  page: pageParam,
  /** Id of the one whose card is open. */
  expert: idParam,
})

export type ExpertsSearch = SearchOf<typeof expertsSearch>

/** The state of the certificates' lookup in the address. */
export const certificatesSearch = searchParams({ certNo: textParam, name: textParam, page: pageParam })

export type CertificatesSearch = SearchOf<typeof certificatesSearch>
