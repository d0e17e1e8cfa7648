import { Button, Field, NativeSelect } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import { usePlace } from '../lib/use-place.ts'
import styles from './fault-form.module.css'
import { type Draft, emptyDraft, type FaultKind, faultOf, kindOf, kinds } from './kinds.ts'
import { NumberField } from './number-field.tsx'
import { OperationField } from './operation-field.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { useAddFault } from './use-faults.ts'

/** The form for any fault of the control document, with the parameters of its kind. */
export function FaultForm() {
  const { operation } = usePlace()
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, ...(operation && { operation }) })
  const addFault = useAddFault()
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }))
  const kind = kindOf(draft.kind)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    addFault.mutate(faultOf(draft))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="What happens" hint={`A ${kind?.target} ${kind?.description}.`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as FaultKind })}
          >
            <Kinds label="To a call" target="call" />
            <Kinds label="To a payment" target="payment" />
          </NativeSelect>
        )}
      </Field>
      {kind?.target === 'call' && (
        <OperationField value={draft.operation} onChange={(id) => set({ operation: id })} />
      )}
      <ParameterFields draft={draft} set={set} />
      <NumberField
        label="How often"
        hint="Empty: until it is removed."
        min={1}
        max={100_000}
        required={false}
        value={draft.count}
        onChange={(count) => set({ count })}
      />
      <div className={styles.submit}>
        <Button type="submit" busy={addFault.isPending}>
          Add fault
        </Button>
      </div>
    </form>
  )
}

const Kinds = ({ label, target }: { label: string; target: 'call' | 'payment' }) => (
  <optgroup label={label}>
    {kinds
      .filter((kind) => kind.target === target)
      .map(({ kind, name }) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
  </optgroup>
)
