import { ApiError, type MemberApplyTop } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { tellSent, useSentElsewhere } from '../../../lib/forms/draft/sent-elsewhere.ts'
import { forgetMoney } from '../../../lib/membership/forget-money.ts'
import { forgetEdited } from './edited-batch.ts'
import { batchQueryOptions, fetchBatch } from './queries.ts'
import { contentOf, type PayRow, personYear, type RowFault, rowsOfBatch, toMember } from './rows/pay-row.ts'
import { serverFaults, settledFaults } from './rows/server-faults.ts'

/** What is sent: a new batch where it has no id. */
export interface Batch {
  id: number | null
  /** When the batch was written that the rows were made of; nothing of a new one. */
  basedOn?: string | undefined
  /** Rows without a fault that the page can see. */
  rows: readonly PayRow[]
}

/** What came of saving a batch. */
export interface SavedBatch {
  /** As the server keeps it; null when it keeps nothing of what was sent. */
  batch: MemberApplyTop | null
  /** The rows that were kept, in the batch's order. */
  kept: readonly PayRow[]
  /** What the backend found wrong with the others, by their keys. */
  faults: Map<number, RowFault>
  /** Why the rest was not kept, after some rows had been named. */
  failure?: unknown
  /** The batch as it was changed elsewhere meanwhile: nothing was written over it. */
  newer?: MemberApplyTop
}

const send = ({ id, rows }: Batch, status: 'DRAFT' | 'SUBMITTED'): Promise<MemberApplyTop> => {
  const body = { members: rows.map(toMember), status }
  return unwrap(
    id === null
      ? api.POST('/api/member-applies-top', { body })
      : api.PUT('/api/member-applies-top', { body: { id, ...body } }),
  )
}

/** A draft about the same people and years that was written a moment ago, from here without an answer or from another tab. */
async function findWritten(rows: readonly PayRow[]): Promise<MemberApplyTop | undefined> {
  const query = { 'status.equals': 'DRAFT', size: 5 }
  const { items } = await unwrapList(api.GET('/api/member-applies-top/user', { params: { query } }))
  const keysOf = (all: readonly PayRow[]) => all.map(personYear).join()
  return items.find((batch) => keysOf(rowsOfBatch(batch)) === keysOf(rows))
}

/** Whether a batch can be changed: it is in no order that is open or was paid. */
export const isEditable = ({ status }: MemberApplyTop): boolean => status === 'DRAFT' || status === 'CLOSED'

/** Whether a batch was written elsewhere since rows were made of it, and says something else than they do. */
export const isNewer = (batch: MemberApplyTop, { basedOn, rows }: Omit<Batch, 'id'>): boolean =>
  batch.lastModifiedDate !== basedOn &&
  // What is stored may be what was sent before without an answer.
  !(isEditable(batch) && contentOf(rowsOfBatch(batch)) === contentOf(rows))

/** The batch as somebody else has written it since; undefined where it is as it was. */
async function findNewer({ id, ...batch }: Batch): Promise<MemberApplyTop | undefined> {
  if (id === null) return undefined
  const latest = await fetchBatch(id)
  return isNewer(latest, batch) ? latest : undefined
}

/** Sends a batch; where it was put into an order meanwhile, that is the answer. */
async function sendUnlessOrdered(batch: Batch, status: 'DRAFT' | 'SUBMITTED') {
  try {
    return { batch: await send(batch, status) }
  } catch (error) {
    const isInOrder = error instanceof ApiError && error.code === 'error.batchNotEditable'
    if (!isInOrder || batch.id === null) throw error
    return { newer: await fetchBatch(batch.id) }
  }
}

/** The backend names a hundred mistakes at once, and looks at some only when there are no others. */
const mostTurns = 10

/**
 * Sends rows; those that the backend refuses are named, and the rest is kept without them. So are those whose fees it says are
 * settled, unless the batch would have no other.
 *
 * @param isRepeated whether it was sent before, from here without an answer or from another tab: a new batch may be there already
 * @throws ApiError where nothing was found wrong with any row
 */
export async function saveRows(batch: Batch, isRepeated = false): Promise<SavedBatch> {
  const faults = new Map<number, RowFault>()
  let kept = batch.rows
  const written = batch.id === null && isRepeated ? await findWritten(kept) : undefined
  if (written && contentOf(rowsOfBatch(written)) === contentOf(kept)) return { batch: written, kept, faults }
  // Something was corrected since it was sent: that has to be written, too, over the draft that is there.
  if (written) return saveRows({ ...batch, id: written.id, basedOn: written.lastModifiedDate })
  const newer = await findNewer(batch)
  if (newer) return { batch: null, kept: [], faults, newer }
  let saved: SavedBatch | undefined
  for (let turn = 0; turn < mostTurns && kept.length > 0; turn += 1) {
    try {
      const id = saved?.batch?.id ?? batch.id
      const answer = await sendUnlessOrdered({ ...batch, id, rows: kept }, 'DRAFT')
      if (answer.newer) return { batch: null, kept: [], faults, newer: answer.newer }
      const settled = settledFaults(answer.batch, kept)
      for (const [key, fault] of settled) faults.set(key, fault)
      saved = { batch: answer.batch, kept, faults }
      if (settled.size === 0 || settled.size === kept.length) return saved
      kept = kept.filter(({ key }) => !settled.has(key))
    } catch (error) {
      // The batch is kept, with rows that the next step takes out.
      if (saved) return saved
      const found = serverFaults(error, kept)
      if (found.size === 0 && faults.size === 0) throw error
      // What is known of the rows is said all the same.
      if (found.size === 0) return { batch: null, kept: [], faults, failure: error }
      for (const [key, fault] of found) faults.set(key, fault)
      kept = kept.filter(({ key }) => !found.has(key))
    }
  }
  return saved ?? { batch: null, kept: [], faults }
}

/** By which tabs tell each other that they send a new batch. */
const newBatch = 'batch-new'

/** Keeps a batch's good rows on the server. */
export function useSaveBatch() {
  const queryClient = useQueryClient()
  const wasUnanswered = useRef(false)
  const sentElsewhere = useSentElsewhere(newBatch)
  return useMutation({
    mutationFn: (batch: Batch) => {
      if (batch.id === null) tellSent(newBatch)
      return saveRows(batch, wasUnanswered.current || sentElsewhere.current !== undefined)
    },
    onError: (error) => {
      wasUnanswered.current ||= isUnanswered(error)
    },
    onSuccess: async ({ batch, newer, failure }) => {
      wasUnanswered.current ||= isUnanswered(failure)
      const latest = batch ?? newer
      if (latest) queryClient.setQueryData(batchQueryOptions(latest.id).queryKey, latest)
      await queryClient.invalidateQueries({ queryKey: ['orders', 'batches'] })
    },
  })
}

async function submitBatch(batch: Batch): Promise<{ batch?: MemberApplyTop; newer?: MemberApplyTop }> {
  const newer = await findNewer(batch)
  return newer ? { newer } : sendUnlessOrdered(batch, 'SUBMITTED')
}

/** Puts a batch's fees into an order, which is paid then; where it was changed elsewhere meanwhile, only says so. */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (batch: Batch) => submitBatch(batch),
    onSuccess: ({ batch, newer }) => {
      if (batch) forgetEdited(queryClient, batch.id)
      const latest = batch ?? newer
      if (latest) queryClient.setQueryData(batchQueryOptions(latest.id).queryKey, latest)
    },
    // A refusal, too, says that something has changed meanwhile.
    onSettled: () => forgetMoney(queryClient),
  })
}

/** Throws a batch away; one that is gone already is as well. */
export function useDeleteBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE('/api/member-applies-top/user/{id}', { params: { path: { id } } }))),
    onSuccess: (_, id) => {
      forgetEdited(queryClient, id)
      queryClient.removeQueries({ queryKey: batchQueryOptions(id).queryKey })
    },
    // A refusal, too, says that something has changed meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders', 'batches'] }),
  })
}
