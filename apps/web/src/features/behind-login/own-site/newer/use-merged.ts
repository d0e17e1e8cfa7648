import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type DraftOwner, ownName, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { type FormDraft, isStillOwner } from '../../../../lib/forms/draft/use-draft-form.ts'
import { useNewer } from '../../../../lib/forms/draft/use-newer.ts'
import { type Based, changesSince, type FieldOf, fieldsBesides } from './merge.ts'

interface MergedOptions<Values extends Based & FieldValues, Stored> {
  form: UseFormReturn<Values, unknown, unknown>
  draft: FormDraft
  /** The record as it was loaded. */
  stored: Stored
  valuesOf: (stored: Stored) => Values
}

/** Where on the device what is typed is kept. */
interface DraftPlace {
  owner: DraftOwner | undefined
  name: string
}

/**
 * Lets two persons change a record at the same time: what only the other has changed is taken over, and what both have changed is
 * chosen, before anything is saved.
 */
export function useMerged<Values extends Based & FieldValues, Stored>(
  options: MergedOptions<Values, Stored>,
) {
  const { form, valuesOf } = options
  const take = (there: Values, names: readonly (keyof Values & string)[]) => {
    for (const name of names) {
      const path = name as Path<Values>
      form.setValue(path, there[name] as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
  }
  /** What only the other has changed becomes what it is there. @returns the fields that were taken over */
  const takeOver = (latest: Stored): FieldOf<Values>[] => {
    const there = valuesOf(latest)
    const here = form.getValues()
    if (there.basedOn === here.basedOn) return []
    const changes = changesSince(here, there)
    take(there, changes.there)
    if (changes.both.length === 0) take(there, ['basedOn'])
    return changes.there
  }
  const { newer: other, isOvertaken, startFrom, keepOwn } = useNewer(options)
  const isClashing = other !== undefined && changesSince(form.getValues(), valuesOf(other)).both.length > 0
  const newer = isClashing ? other : undefined
  /**
   * Begins from the record as it was saved. What was typed while it was on its way was not sent: it stays, as a change of the
   * saved record. What is typed in is not written to, or the caret would jump and an unfinished Chinese word would be broken off.
   * @param sent what the form held when it was sent
   * @param place the draft of the saved record
   */
  const goOnFrom = (kept: Stored, sent: Values, { owner, name }: DraftPlace) => {
    const there = valuesOf(kept)
    const here = form.getValues()
    const unsent = new Set(fieldsBesides(here, sent))
    // Of another account that has come in meanwhile the form holds nothing that was typed.
    if (!isStillOwner(owner) || !fieldsBesides(here, there).some((field) => unsent.has(field)))
      return startFrom(kept)
    keepOwn()
    form.reset(there, { keepValues: true })
    const saved = fieldsBesides(there, here).filter((field) => !unsent.has(field))
    take(there, [...saved, 'basedOn'])
    // At once: a record that was just created is shown by a form of its own, which begins from this.
    if (owner !== undefined) writeDraft(ownName(owner, name), form.getValues())
  }
  // A draft that lay on the device goes on from what is stored by now; a form takes no values before it stands.
  const goOn = useEffectEvent(() => void takeOver(options.stored))
  useEffect(() => goOn(), [])
  return {
    /** What was saved elsewhere and clashes with what is typed; undefined while there is nothing to choose. */
    newer,
    goOnFrom,
    /** Takes over what was changed elsewhere. @returns which fields, or that the member has to choose first and is asked */
    merge: (latest: Stored): FieldOf<Values>[] | 'asked' => {
      const taken = takeOver(latest)
      return isOvertaken(latest) ? 'asked' : taken
    },
    /** The clashing fields become what was saved elsewhere; what else is typed stays. */
    takeNewer: () => {
      if (newer === undefined) return
      const there = valuesOf(newer)
      const changes = changesSince(form.getValues(), there)
      if (changes.here.length === 0) return startFrom(newer)
      take(there, changes.both)
      keepOwn()
    },
    /** The clashing fields stay as they are typed, and are saved over the others with the next press. */
    keepOwn,
  }
}
