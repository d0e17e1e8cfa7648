import { Button, Checkbox, Field, TextArea, TextInput } from '@portal/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { JournalEntry } from '../data/controls.ts'
import { explain } from '../lib/explain.ts'
import { Dialog } from '../parts/dialog.tsx'
import styles from './answer-differently.module.css'
import { type AnswerDraft, bodyError, draftOf, overrideOf } from './draft.ts'
import { useAddOverride } from './use-overrides.ts'

/** A button that opens the answer of a call for editing, to be given in place of the mock's own. */
export function AnswerDifferently({ call }: { call: JournalEntry }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(() => draftOf(call))
  const add = useAddOverride()
  const change = (part: Partial<AnswerDraft>) => {
    setDraft((old) => ({ ...old, ...part }))
    add.reset()
  }
  const error = bodyError(draft, call)
  // The toast that tells of a refusal is behind the dialog.
  const refusal = add.error && explain(add.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error) add.mutate(overrideOf(draft, call), { onSuccess: () => dialog.current?.close() })
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => dialog.current?.showModal()}>
        Answer differently
      </Button>
      <Dialog ref={dialog} title={`Answer ${call.operation} differently`} isWide>
        <form className={styles.form} onSubmit={submit}>
          <NumberFields draft={draft} onChange={change} />
          <Field
            label="Body"
            hint={
              call.isAnswerKept ? 'As it was answered. Empty for no body.' : 'It was too long to be kept.'
            }
            error={error ?? refusal}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={16}
                className={styles.body}
                lang="zh-CN"
                spellCheck={false}
                value={draft.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            )}
          </Field>
          <Checkbox
            checked={draft.isForAddress}
            onChange={({ target }) => change({ isForAddress: target.checked })}
          >
            Only for this very address, its query included
          </Checkbox>
          <Checkbox
            checked={draft.mayBreakContract}
            onChange={({ target }) => change({ mayBreakContract: target.checked })}
          >
            It may break the contract
          </Checkbox>
          <Button type="submit" busy={add.isPending} disabled={error !== null}>
            Give this answer
          </Button>
        </form>
      </Dialog>
    </>
  )
}

type NumberFieldsProps = { draft: AnswerDraft; onChange: (part: Partial<AnswerDraft>) => void }

const NumberFields = ({ draft, onChange }: NumberFieldsProps) => (
  <div className={styles.numbers}>
    <Field label="Status" required>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={200}
          max={599}
          required
          value={draft.status}
          onChange={({ target }) => onChange({ status: target.value })}
        />
      )}
    </Field>
    <Field label="How often" hint="Empty: until it is taken back.">
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={1}
          max={100_000}
          value={draft.count}
          onChange={({ target }) => onChange({ count: target.value })}
        />
      )}
    </Field>
  </div>
)
