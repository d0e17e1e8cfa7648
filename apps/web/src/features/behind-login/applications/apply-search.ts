import type { ApplyKind } from '@portal/api-contract'
import {
  idParam,
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'

export const applyKinds = ['JOIN', 'RENEW', 'CHANGE', 'UPGRADE', 'QUIT'] as const satisfies ApplyKind[]

/** The steps of the form: particulars, profession, materials, confirmation. */
export const lastStep = 3

/** The page's state in the address: an application that is opened, or the kind of one that is begun. */
export const applySearch = searchParams({
  page: pageParam,
  apply: idParam,
  begin: oneOfParam(applyKinds),
  /** Of one that is begun: the earlier application that it is copied from. */
  from: idParam,
  /** Of the form; without it the one that a draft was left at, else the first. */
  step: numberParam(0, lastStep),
})

export type ApplySearch = SearchOf<typeof applySearch>

/** The params of whatever application is opened; another one begins without them. */
export const openedParams = ['apply', 'begin', 'from', 'step'] as const

/** The address of another application, which begins at its first step. */
export const withOpened = <Search extends object>(
  search: Search,
  opened: Pick<ApplySearch, 'apply' | 'begin'>,
) => ({ ...search, apply: undefined, begin: undefined, from: undefined, step: undefined, ...opened })

export const appliesPageSize = 10
