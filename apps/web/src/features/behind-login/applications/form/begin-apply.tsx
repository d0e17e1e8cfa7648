import type { ApplyKind, MemberApply } from '@portal/api-contract'
import { SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { withOpened } from '../apply-search.ts'
import { appliesQueryOptions } from '../queries.ts'
import { openOf } from '../words.ts'
import { ApplyFormPage } from './apply-form-page.tsx'
import { draftName, storedName } from './apply-values.ts'

interface BeginApplyProps {
  kind: ApplyKind
  /** The earlier application that the new one is copied from. */
  from: number | undefined
  step: number
}

/** Whether something of a new application lies on this device. */
const isBegun = (kind: ApplyKind, from: number | undefined): boolean =>
  readDraft(storedName(draftName(kind, from)), {}) !== undefined

/**
 * A new application, where none of its kind is open; else that one. What has been typed on this device stays on the screen: it
 * is compared with the open one as it is saved.
 */
export function BeginApply({ kind, from, step }: BeginApplyProps) {
  const { data, error, isFetching } = useQuery(appliesQueryOptions())
  // Asked once: what is saved from here is among them soon.
  const [open, setOpen] = useState<MemberApply | null | undefined>(() =>
    isBegun(kind, from) ? null : undefined,
  )
  if (open === undefined) {
    if (data && !isFetching) setOpen(openOf(data.items, kind) ?? null)
    // Where the list does not load, the backend says it as the new one is saved.
    else if (error) setOpen(null)
    return <SkeletonText lines={10} />
  }
  return open ? (
    <Navigate to="." search={(search) => withOpened(search, { apply: open.id })} replace />
  ) : (
    <ApplyFormPage kind={kind} apply={undefined} from={from} step={step} />
  )
}
