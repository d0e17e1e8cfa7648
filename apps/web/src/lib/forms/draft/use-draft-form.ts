import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { getAccountId, getPresentAccountId, usePresentAccountId } from '../../session/session.ts'
import { useSteadyPress } from '../fields/steady-press.ts'
import { giveUpUploads, useUploadsOfForm } from '../upload/use-uploads.ts'
import { type Draft, type DraftOwner, dropDraft, ownName, readDraft, writeDraft } from './draft-store.ts'
import { type OmittedField, omittedFields } from './use-omitted-fields.ts'

const quiet = 600

/** What a form with a draft is made of. */
export interface DraftFormOptions<Values extends FieldValues, Sent> {
  /** The name of the draft on this device. */
  name: string
  empty: Values
  /**
   * What of the values may lie on the device: no codes, no identity numbers. Only fields that have a word in
   * `use-omitted-fields.ts` can be left out, so that the form can say which they are.
   */
  lasting: (values: Values) => Omit<Values, OmittedField>
  resolver: UseFormProps<Values, unknown, Sent>['resolver']
}

/** Keeps what is typed, a moment after the last stroke and when the page is left. */
function useKeeping<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keep: (values: Values) => void,
): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keepNow(form.getValues())
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
  }, [form])
}

/**
 * Says when a form gets another owner. It belongs to whoever was there when it was opened: what a visitor has begun stays
 * theirs when somebody logs in meanwhile, what an account has begun goes when it logs out or another comes in. A session that has
 * run out leaves it: its owner is asked for the password on top of it.
 */
function useNextOwner(owner: DraftOwner | undefined, follow: (next: DraftOwner) => void): void {
  const present = usePresentAccountId()
  const check = useEffectEvent(() => {
    if (owner !== null && present !== undefined && present !== owner) follow(present)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: check reads it
  useEffect(() => check(), [present])
}

/** What of a form is kept on the device, and what can be done with it. */
export interface FormDraft {
  /** Where it is kept: on the device for whoever uses it next, for the account alone, or nowhere. */
  keptFor: 'device' | 'account' | undefined
  /** What of the form is not in it. */
  omitted: OmittedField[]
  /** When what the form began with was kept; undefined where it began empty. */
  restoredFrom: Date | undefined
  /** Ends the draft and empties the form, also once it has been sent. */
  startAnew: () => void
}

/** Whether a form is still that of the account that opened it, or of one whose session has run out. */
export function isStillOwner(owner: DraftOwner | undefined): boolean {
  const present = getPresentAccountId()
  return owner === null || present === owner || present === undefined
}

/** A long form that begins where its owner left it on this device. */
export function useDraftForm<Values extends FieldValues, Sent>(options: DraftFormOptions<Values, Sent>) {
  const { name, empty, lasting, resolver } = options
  const read = (of: DraftOwner | undefined) =>
    of === undefined ? undefined : readDraft(ownName(of, name), empty)
  const [owner, setOwner] = useState(getAccountId)
  const [draft, setDraft] = useState<Draft<Values> | undefined>(() => read(owner))
  const form = useForm<Values, unknown, Sent>({
    resolver,
    defaultValues: (draft?.values ?? empty) as DefaultValues<Values>,
    mode: 'onTouched',
    // Otherwise a rule over two fields would be reported only once all other fields are right.
    criteriaMode: 'all',
  })
  useSteadyPress()
  useUploadsOfForm()
  useNextOwner(owner, (next) => {
    setOwner(next)
    // Until now nobody knew whose it is, so nothing of another is on the screen.
    if (owner === undefined) return
    giveUpUploads()
    const theirs = read(next)
    setDraft(theirs)
    form.reset(theirs?.values ?? empty)
  })
  useKeeping(form, (values) => {
    // Of an account that has logged out nothing more is kept here.
    if (owner !== undefined && isStillOwner(owner)) writeDraft(ownName(owner, name), lasting(values))
  })
  const startAnew = () => {
    if (owner !== undefined) dropDraft(ownName(owner, name))
    setDraft(undefined)
    form.reset(empty)
  }
  const keptFor = owner === undefined ? undefined : owner === null ? 'device' : 'account'
  const kept: FormDraft = {
    keptFor,
    omitted: omittedFields(empty, lasting(empty)),
    restoredFrom: draft?.savedAt,
    startAnew,
  }
  return { form, draft: kept, owner }
}
