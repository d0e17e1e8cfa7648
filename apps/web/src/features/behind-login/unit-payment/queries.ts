import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { type BatchSearch, batchPageSize } from './batch-search.ts'
import type { PayRow } from './rows/pay-row.ts'

/** A page of the unit's batches, newest first. */
export function batchesQueryOptions({ status, page = 1 }: BatchSearch) {
  const query = { page: page - 1, size: batchPageSize, ...(status && { 'status.equals': status }) }
  return queryOptions({
    queryKey: ['orders', 'batches', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/member-applies-top/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Asks for a batch as it is now. */
export const fetchBatch = (id: number, signal?: AbortSignal): Promise<MemberApplyTop> =>
  unwrap(
    api.GET('/api/member-applies-top/user/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  )

/** One batch with its rows. */
export const batchQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'batch', id],
    queryFn: ({ signal }) => fetchBatch(id, signal),
  })

/** All of the unit's people, with what can be paid for each. */
export const ownPeopleQueryOptions = queryOptions({
  queryKey: ['people', 'payable'],
  queryFn: ({ signal }): Promise<UnitPerson[]> =>
    allPages((page) => {
      const query = { ...page, sort: ['name' as const, 'id' as const] }
      return unwrapList(api.GET('/api/unit-people', { params: { query }, signal }))
    }),
})

/** The loader of the page: asks for the list, or for the batch that is open. */
export function batchesLoader({ context: { queryClient }, deps }: LoaderContext<BatchSearch>): void {
  if (deps.step === 'new' || deps.batch) void queryClient.prefetchQuery(ownPeopleQueryOptions)
  if (deps.batch) void queryClient.prefetchQuery(batchQueryOptions(deps.batch))
  else if (deps.step !== 'new') void queryClient.prefetchQuery(batchesQueryOptions(deps))
}

/** A batch as it is edited in this tab, with its wrong rows too, which the server does not keep. */
export interface EditedBatch {
  rows: readonly PayRow[]
  /** When the batch was written that the rows were made of. */
  basedOn: string
  /** Whether whoever edits it next begins at the first wrong row: the backend has just found it. */
  goesToFault: boolean
}

const editedRoot = ['orders', 'edited-batch']
const editedKey = (id: number) => [...editedRoot, id]

/** Keeps the rows of a batch as they are edited, while the reader looks at what is going to be paid. */
export function keepEdited(
  queryClient: QueryClient,
  { id, lastModifiedDate }: MemberApplyTop,
  rows: readonly PayRow[],
  { goesToFault = false } = {},
): void {
  queryClient.setQueryDefaults(editedRoot, { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData<EditedBatch>(editedKey(id), { rows, basedOn: lastModifiedDate, goesToFault })
}

/** A batch as it was edited in this tab; undefined when it was not. */
export const editedBatch = (queryClient: QueryClient, id: number): EditedBatch | undefined =>
  queryClient.getQueryData(editedKey(id))

/** Whether the first wrong row is to be gone to; that is said once. */
export function takeGoesToFault(queryClient: QueryClient, id: number): boolean {
  const edited = editedBatch(queryClient, id)
  if (!edited?.goesToFault) return false
  queryClient.setQueryData<EditedBatch>(editedKey(id), { ...edited, goesToFault: false })
  return true
}

/** Forgets the rows of a batch as they were edited in this tab. */
export const forgetEdited = (queryClient: QueryClient, id: number): void =>
  queryClient.removeQueries({ queryKey: editedKey(id), exact: true })
