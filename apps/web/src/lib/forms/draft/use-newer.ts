import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { FormDraft } from './use-draft-form.ts'

/** Values of a form that say what the record was when the form began from it. */
interface Based extends FieldValues {
  basedOn: string
}

interface NewerOptions<Values extends Based, Stored> {
  form: UseFormReturn<Values, unknown, unknown>
  draft: FormDraft
  /** The record as it was loaded. */
  stored: Stored
  valuesOf: (stored: Stored) => Values
  /** What of the values is saved; all but `basedOn` where it is left out. */
  contentOf?: (values: Values) => object
}

const withoutBase = ({ basedOn: _, ...content }: Based): object => content

/** The fields of one whose values are others than in the other. */
function differingFields(one: object, other: object): string[] {
  const fields = other as Record<string, unknown>
  return Object.entries(one)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(fields[name]))
    .map(([name]) => name)
}

/**
 * Lets the member choose where a record was changed elsewhere since the form began from it: on another device, in another
 * window, or while a draft of it lay on this one. Until then nothing is saved, so that neither is lost.
 */
export function useNewer<Values extends Based, Stored>(options: NewerOptions<Values, Stored>) {
  const { form, draft, stored, valuesOf, contentOf = withoutBase } = options
  const goOnFrom = (base: string) =>
    form.setValue('basedOn' as Path<Values>, base as PathValue<Values, Path<Values>>)
  const isOlderThan = (latest: Stored): boolean => {
    const there = valuesOf(latest)
    const here = form.getValues()
    if (there.basedOn === here.basedOn) return false
    // What is stored may be what was sent before without an answer.
    const isOther = differingFields(contentOf(there), contentOf(here)).length > 0
    if (!isOther) goOnFrom(there.basedOn)
    return isOther
  }
  const [newer, setNewer] = useState<Stored | undefined>(() => (isOlderThan(stored) ? stored : undefined))
  /** Begins from a record, without what was typed. */
  const startFrom = (next: Stored) => {
    draft.startAnew()
    setNewer(undefined)
    form.reset(valuesOf(next))
  }
  /**
   * Begins from the record as it was saved. What was typed while it was on its way was not sent: it stays, as a change of what is
   * saved. What is typed in is not written to, or the caret would jump and an unfinished Chinese word would be broken off.
   * @param sent what the form held when it was sent
   */
  const goOnFromSaved = (saved: Stored, sent: Values) => {
    const there = valuesOf(saved)
    const unsent = differingFields(withoutBase(form.getValues()), sent)
    if (unsent.length === 0) return startFrom(saved)
    setNewer(undefined)
    form.reset(there, { keepValues: true })
    for (const name of Object.keys(there).filter((name) => !unsent.includes(name))) {
      const path = name as Path<Values>
      form.setValue(path, there[name] as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
  }
  return {
    /** What was saved elsewhere; undefined while there is nothing to choose. */
    newer,
    /** Compares with the latest record. @returns whether the member has to choose first, who is asked then */
    isOvertaken: (latest: Stored): boolean => {
      const isOlder = isOlderThan(latest)
      if (isOlder) setNewer(() => latest)
      return isOlder
    },
    goOnFromSaved,
    startFrom,
    takeNewer: () => newer !== undefined && startFrom(newer),
    /** What is typed stays, and is saved over the other with the next press. */
    keepOwn: () => {
      if (newer !== undefined) goOnFrom(valuesOf(newer).basedOn)
      setNewer(undefined)
    },
  }
}
