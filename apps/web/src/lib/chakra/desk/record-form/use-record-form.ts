import { valibotResolver } from '@hookform/resolvers/valibot'
import { ApiError } from '@portal/api-contract'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { serverNow } from '../../../api/server-clock.ts'
import { isUnanswered } from '../../../api/unanswered.ts'
import { ownName, writeDraft } from '../../../forms/draft/draft-store.ts'
import { tellSent, useSentElsewhere } from '../../../forms/draft/sent-elsewhere.ts'
import { useDraftForm } from '../../../forms/draft/use-draft-form.ts'
import { showFailure } from '../../../forms/fields/show-failure.ts'
import { isStored } from './is-stored.ts'

/** Milliseconds by which the server's time is known at best. */
const clockDifference = 5_000

/** A record that a change has to name the version of. */
export interface VersionedRecord {
  id: number
  version: number
}

/** A record as a list has it. */
export interface ListedRecord extends VersionedRecord {
  createdDate: string
}

/** A form of React Hook Form's over such values. */
export type RecordForm<Values extends { version: number }> = UseFormReturn<Values, unknown, unknown>

/** What a form over records is made of. */
export interface RecordFormOptions<One extends VersionedRecord, Body, Values extends { version: number }> {
  /** Of the drafts on the device. */
  name: string
  /** The values with which the form begins: of a record, or of none yet. */
  valuesOf: (record: One | undefined) => Values
  /** What of them may lie on the device until it is saved. */
  lasting: (values: Values) => Values
  /** What is sent. */
  toBody: (values: Values) => Body
  schema: GenericSchema
  /** Fields of the form by the names that the body has for them. */
  renamed: Readonly<Record<string, string>>
  /** Stores a change of what is known, or a new record. */
  save: (change: { known: VersionedRecord | undefined; body: Body }) => Promise<One>
  /** The latest record that is called as what is sent: it may be stored although no answer came. */
  findLatest: (body: Body) => Promise<ListedRecord | undefined>
  /** The record as it is stored now. */
  read: (id: number) => Promise<One>
  /** The code with which a change on an old version is refused. */
  changedCode: string
}

/**
 * The form of a record that several people write: what is typed is kept on the device until it is saved. Where somebody else has
 * saved meanwhile, nothing is saved before the editor has chosen what stays.
 */
export function useRecordForm<One extends VersionedRecord, Body, Values extends { version: number }>(
  options: RecordFormOptions<One, Body, Values>,
  record: One | undefined,
) {
  const { name, valuesOf, lasting, toBody, schema, renamed, changedCode } = options
  const nameOf = (id: number | 'new') => `desk-${name}-${id}`
  const { form, draft, owner } = useDraftForm<Values, unknown>({
    name: nameOf(record?.id ?? 'new'),
    empty: valuesOf(record),
    lasting,
    resolver: valibotResolver(schema as never),
  })
  // The version is read and written without the fields that only this form has.
  const common = form as unknown as RecordForm<{ version: number }>
  const { isDirty, isSubmitting, errors } = form.formState
  const isUnsaved = isDirty || draft.restoredFrom !== undefined
  const isBehind = record !== undefined && common.getValues('version') < record.version
  const [newer, setNewer] = useState<One | undefined>(isBehind ? record : undefined)
  const startFrom = (kept: One | undefined) => {
    draft.startAnew()
    setNewer(undefined)
    form.reset(valuesOf(kept))
  }
  /** Goes on with what is typed over what is stored now. */
  const goOnOver = (stored: Values) => {
    setNewer(undefined)
    form.reset(stored, { keepValues: true })
    common.setValue('version', stored.version, { shouldDirty: true })
  }
  /** What was sent is stored; what was typed since then is not. */
  const settle = (kept: One, sent: string) => {
    const values = form.getValues()
    if (JSON.stringify(values) === sent) return startFrom(kept)
    if (record) return goOnOver(valuesOf(kept))
    // The form of a new record gives way to that of a stored one.
    if (owner !== undefined)
      writeDraft(ownName(owner, nameOf(kept.id)), lasting({ ...values, version: kept.version }))
    startFrom(kept)
  }
  // Whoever waits for an answer asks for it several renders later.
  const now = useRef({ record, isUnsaved })
  useLayoutEffect(() => {
    now.current = { record, isUnsaved }
  }, [record, isUnsaved])
  const [isActing, setActing] = useState(false)
  const isChanging = isSubmitting || isActing
  // A form in which nothing is changed shows what others save; in any other the editor decides which stays.
  const followStored = useEffectEvent((stored: One) => {
    if (common.getValues('version') >= stored.version) return
    if (!isUnsaved) form.reset(valuesOf(stored))
    else if (isStored({ valuesOf, toBody }, stored, toBody(form.getValues()))) startFrom(stored)
    else if (!isChanging) setNewer(stored)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: followStored reads them
  useEffect(() => record && followStored(record), [record, isUnsaved, isChanging])
  const firstSent = useRef<number>(undefined)
  const sentElsewhere = useSentElsewhere(nameOf('new'))
  /** The new record of this name that was stored since a time. */
  const findSince = async (body: Body, since: number | undefined): Promise<VersionedRecord | undefined> => {
    if (since === undefined) return undefined
    const latest = await options.findLatest(body)
    return latest && Date.parse(latest.createdDate) >= since - clockDifference ? latest : undefined
  }
  /** What another tab has stored just as it would be sent from here: both have the one draft that the device keeps. */
  const findSame = async (body: Body): Promise<One | undefined> => {
    const found = await findSince(body, sentElsewhere.current)
    const stored = found && (await options.read(found.id))
    return stored && isStored({ valuesOf, toBody }, stored, body) ? stored : undefined
  }
  const write = async (): Promise<One | undefined> => {
    const values = form.getValues()
    const body = toBody(values)
    const written = JSON.stringify(values)
    // What was stored by a request from here whose answer did not come is written over with what is typed now.
    const known = record
      ? { id: record.id, version: values.version }
      : await findSince(body, firstSent.current)
    const same = known ? undefined : await findSame(body)
    const sent = serverNow()
    try {
      if (!known && !same) tellSent(nameOf('new'))
      const kept = same ?? (await options.save({ known, body }))
      settle(kept, written)
      return kept
    } catch (error) {
      if (!record && isUnanswered(error)) firstSent.current ??= sent
      if (!record || !(error instanceof ApiError && error.code === changedCode)) throw error
      const latest = await options.read(record.id)
      if (!isStored({ valuesOf, toBody }, latest, body)) return void setNewer(latest)
      settle(latest, written)
      return latest
    }
  }
  /** @returns the record as it is stored then; nothing where it was not saved, which the form says */
  const save = async (): Promise<One | undefined> => {
    let kept: One | undefined
    await form.handleSubmit(async () => {
      try {
        kept = await write()
      } catch (error) {
        showFailure(error, common, renamed)
      }
    })()
    return kept
  }
  return {
    form,
    draft,
    isUnsaved,
    isBusy: isSubmitting,
    /** Why it was not saved, where that is no field's affair. */
    error: errors.root?.message,
    save,
    newer,
    takeNewer: () => startFrom(newer),
    keepOwn: () => {
      if (newer) common.setValue('version', newer.version)
      setNewer(undefined)
    },
    /**
     * Does something else with a record, in the version that the form has read. The form goes on in the version that it has then
     * with what is typed, which nobody else has changed meanwhile.
     */
    act: async <Acted extends VersionedRecord>(
      target: Acted,
      step: (read: Acted) => Promise<{ answer: { version: number } } | undefined>,
    ) => {
      const version = common.getValues('version')
      setActing(true)
      try {
        const done = await step({ ...target, version })
        const { record: stored, isUnsaved: isStillUnsaved } = now.current
        if (done && stored && isStillUnsaved && common.getValues('version') === version)
          goOnOver({ ...valuesOf(stored), version: done.answer.version })
      } finally {
        setActing(false)
      }
    },
  }
}
