import { useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { SkeletonText } from '@portal/ui/chakra'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { RecordFailure } from '../../../lib/chakra/record/record-failure.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useAuthorized } from '../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import type { BatchSearch } from './batch-search.ts'
import { editedBatch } from './edited-batch.ts'
import { BatchList } from './list/batch-list.tsx'
import { UnknownBatch } from './list/unknown-batch.tsx'
import { batchQueryOptions, ownPeopleQueryOptions } from './queries.ts'
import { withMore } from './rows/change-rows.ts'
import { rowsOfBatch, rowsOfPerson } from './rows/pay-row.ts'

// The list, which comes first, waits for none of them.
const BatchEditor = lazyPart(async () => ({
  default: (await import('./editor/batch-editor.tsx')).BatchEditor,
}))
const ConfirmBatch = lazyPart(async () => ({
  default: (await import('./submitted/confirm-batch.tsx')).ConfirmBatch,
}))
const SubmittedBatch = lazyPart(async () => ({
  default: (await import('./submitted/submitted-batch.tsx')).SubmittedBatch,
}))

/** A unit pays the fees of people: its batches, one that is put together, one that is confirmed, paid or closed. */
export function UnitPayment({ search }: { search: BatchSearch }) {
  const { t } = useLingui()
  usePageTitle(t`单位代缴`)
  return (
    <OpenedPart of={`${search.batch} ${search.step}`}>
      <Suspense fallback={<SkeletonText lines={10} />}>
        <Part search={search} />
      </Suspense>
    </OpenedPart>
  )
}

function Part({ search }: { search: BatchSearch }) {
  const mayWrite = useAuthorized('batches.write')
  if (search.batch) return <OpenBatch key={search.batch} id={search.batch} step={search.step} />
  return mayWrite && search.step === 'new' ? (
    <NewBatch key="new" person={search.person} />
  ) : (
    <BatchList search={search} />
  )
}

/** A batch that begins empty, or where it was left on this device, and with all that some of the unit's people owe. */
function NewBatch({ person }: { person: string | undefined }) {
  const queryClient = useQueryClient()
  const { people, isLoading } = useOwnPeople()
  const [isBegun] = useState(() => editedBatch(queryClient, null, people) !== undefined)
  if ((person !== undefined || isBegun) && isLoading) return <SkeletonText lines={10} />
  const ids = new Set(person?.split(',').map(Number))
  const chosen = people.filter(({ id }) => ids.has(id)).flatMap((known) => rowsOfPerson(known))
  const kept = editedBatch(queryClient, null, people)
  const { rows, left } = withMore(kept?.rows ?? [], chosen)
  return (
    <BatchEditor
      batch={null}
      begin={withMore([], chosen).rows}
      edited={kept && { ...kept, rows }}
      leftOut={left}
      people={people}
    />
  )
}

/** A batch in what its state and the address say of it. */
function OpenBatch({ id, step }: { id: number; step: BatchSearch['step'] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const mayWrite = useAuthorized('batches.write')
  const { people, isLoading } = useOwnPeople()
  const query = useQuery(batchQueryOptions(id))
  const { data: batch, error } = query
  if (!batch && isMissing(error)) return <UnknownBatch />
  if (!batch && error) return <RecordFailure query={query} title={t`名单没有加载成功`} />
  if (!batch) return <SkeletonText lines={10} />
  const isOpen = batch.status === 'DRAFT' || (batch.status === 'CLOSED' && step !== undefined)
  if (!isOpen || !mayWrite) return <SubmittedBatch batch={batch} people={people} />
  if (step === 'confirm') return <ConfirmBatch batch={batch} people={people} />
  // The rows are typed over from here on: what is known of their people has to be there before.
  if (isLoading) return <SkeletonText lines={10} />
  const edited = editedBatch(queryClient, batch, people)
  return <BatchEditor batch={batch} begin={rowsOfBatch(batch, people)} edited={edited} people={people} />
}

const nobody: readonly UnitPerson[] = []

/** The unit's own people. Where they cannot be had, everybody is a stranger: the backend knows them all the same. */
function useOwnPeople() {
  const { data = nobody, isLoading } = useQuery(ownPeopleQueryOptions)
  return { people: data, isLoading }
}
