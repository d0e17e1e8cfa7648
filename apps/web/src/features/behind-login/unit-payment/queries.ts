import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { forgetMoney } from '../../../lib/membership/forget-money.ts'
import { type BatchSearch, batchPageSize } from './batch-search.ts'
import { type PayRow, personYear, type RowFault, rowsOfBatch, toMember } from './rows/pay-row.ts'
import { serverFaults } from './rows/server-faults.ts'

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

/** One batch with its rows. */
export const batchQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'batch', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/member-applies-top/user/{id}', { params: { path: { id } }, signal })),
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
  if (deps.step === 'new') void queryClient.prefetchQuery(ownPeopleQueryOptions)
  else if (deps.batch) void queryClient.prefetchQuery(batchQueryOptions(deps.batch))
  else void queryClient.prefetchQuery(batchesQueryOptions(deps))
}

const editedRoot = ['orders', 'edited-batch']
const editedKey = (id: number) => [...editedRoot, id]

/** Keeps the rows of a batch as they are edited, wrong ones too, while the reader looks at what is going to be paid. */
export function keepEdited(queryClient: QueryClient, id: number, rows: readonly PayRow[]): void {
  queryClient.setQueryDefaults(editedRoot, { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(editedKey(id), rows)
}

/** The rows of a batch as they were edited in this tab; undefined when they were not. */
export const editedRows = (queryClient: QueryClient, id: number): readonly PayRow[] | undefined =>
  queryClient.getQueryData(editedKey(id))

const forgetEdited = (queryClient: QueryClient, id: number) =>
  queryClient.removeQueries({ queryKey: editedKey(id), exact: true })

/** What is sent: a new batch where it has no id. */
interface Batch {
  id: number | null
  /** Rows without a fault that the page can see. */
  rows: readonly PayRow[]
}

/** What came of saving a batch. */
export interface SavedBatch {
  /** As the server keeps it; null when no row was right. */
  batch: MemberApplyTop | null
  /** The rows that were kept, in the batch's order. */
  kept: readonly PayRow[]
  /** What the backend found wrong with the others, by their keys. */
  faults: Map<number, RowFault>
}

const send = ({ id, rows }: Batch, status: 'DRAFT' | 'SUBMITTED'): Promise<MemberApplyTop> => {
  const body = { members: rows.map(toMember), status }
  return unwrap(
    id === null
      ? api.POST('/api/member-applies-top', { body })
      : api.PUT('/api/member-applies-top', { body: { id, ...body } }),
  )
}

/** A draft that was written a moment ago and whose answer was lost. */
async function findWritten(rows: readonly PayRow[]): Promise<MemberApplyTop | undefined> {
  const query = { 'status.equals': 'DRAFT', size: 5 }
  const { items } = await unwrapList(api.GET('/api/member-applies-top/user', { params: { query } }))
  const keysOf = (all: readonly PayRow[]) => all.map(personYear).join()
  return items.find((batch) => keysOf(rowsOfBatch(batch)) === keysOf(rows))
}

/**
 * Sends rows; those that the backend refuses are named, and the rest is kept without them.
 *
 * @param isRepeated whether it was sent before without an answer: a new batch may be there already
 */
async function saveRows(batch: Batch, isRepeated: boolean): Promise<SavedBatch> {
  const { id, rows } = batch
  const written = id === null && isRepeated ? await findWritten(rows) : undefined
  if (written) return { batch: written, kept: rows, faults: new Map() }
  try {
    return { batch: await send(batch, 'DRAFT'), kept: rows, faults: new Map() }
  } catch (error) {
    const faults = serverFaults(error, rows)
    if (faults.size === 0) throw error
    const kept = rows.filter(({ key }) => !faults.has(key))
    if (kept.length === 0) return { batch: null, kept, faults }
    return { batch: await send({ ...batch, rows: kept }, 'DRAFT'), kept, faults }
  }
}

/** Keeps a batch's good rows on the server. */
export function useSaveBatch() {
  const queryClient = useQueryClient()
  const wasUnanswered = useRef(false)
  return useMutation({
    mutationFn: (batch: Batch) => saveRows(batch, wasUnanswered.current),
    onError: (error) => {
      wasUnanswered.current ||= isUnanswered(error)
    },
    onSuccess: async ({ batch }) => {
      if (batch) queryClient.setQueryData(batchQueryOptions(batch.id).queryKey, batch)
      await queryClient.invalidateQueries({ queryKey: ['orders', 'batches'] })
    },
  })
}

/** Puts a batch's fees into an order, which is paid then. */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (batch: Batch) => send(batch, 'SUBMITTED'),
    onSuccess: (batch) => {
      forgetEdited(queryClient, batch.id)
      queryClient.setQueryData(batchQueryOptions(batch.id).queryKey, batch)
    },
    // A refusal, too, says that something has changed meanwhile.
    onSettled: () => forgetMoney(queryClient),
  })
}
