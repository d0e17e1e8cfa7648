import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts'

const quiet = 600

/** What a form with a draft is made of. */
export interface DraftFormOptions<Values extends FieldValues, Sent> {
  /** Of the draft on this device. */
  name: string
  empty: Values
  /** What of the values may lie on the device: no codes, no identity numbers. */
  lasting: (values: Values) => Partial<Values>
  resolver: UseFormProps<Values, unknown, Sent>['resolver']
}

/** Keeps what is typed, a moment after the last stroke and when the page is left. */
function useKeeping<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keep: (values: Values) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep(form.getValues())
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer)
        // An emptied form is no draft.
        timer = isDirty ? setTimeout(save, quiet) : undefined
      },
    })
    window.addEventListener('pagehide', save)
    return () => {
      save()
      stop()
      window.removeEventListener('pagehide', save)
    }
  }, [form, keep])
}

/** A long form that begins where this device left it. `drop` ends the draft once the form has been sent. */
export function useDraftForm<Values extends FieldValues, Sent>(options: DraftFormOptions<Values, Sent>) {
  const { name, empty, lasting, resolver } = options
  const [draft, setDraft] = useState<Draft<Values> | undefined>(() => readDraft(name, empty))
  const form = useForm<Values, unknown, Sent>({
    resolver,
    defaultValues: (draft?.values ?? empty) as DefaultValues<Values>,
    mode: 'onTouched',
    // Or what two fields ask of each other would be told only once everything else is right.
    criteriaMode: 'all',
  })
  const [keep] = useState(() => (values: Values) => writeDraft(name, lasting(values)))
  useKeeping(form, keep)
  const startAnew = () => {
    dropDraft(name)
    setDraft(undefined)
    form.reset(empty)
  }
  return { form, restoredFrom: draft?.savedAt, startAnew }
}
