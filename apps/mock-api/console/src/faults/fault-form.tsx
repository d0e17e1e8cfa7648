import { Button, Field, NativeSelect } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import { usePlace } from '../lib/use-place.ts'
import styles from './fault-form.module.css'
import { type Draft, emptyDraft, type FaultKind, faultOf, kindOf, kinds } from './kinds.ts'
import { NumberField } from './number-field.tsx'
import { OperationField } from './operation-field.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { useArm } from './use-faults.ts'

/** Any fault of the control document, with its own parameters. */
export function FaultForm() {
  const { operation } = usePlace()
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, ...(operation && { operation }) })
  const arm = useArm()
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }))
  const kind = kindOf(draft.kind)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    arm.mutate(faultOf(draft))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="What happens" hint={`A ${kind?.hits} ${kind?.says}.`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as FaultKind })}
          >
            <Kinds label="To a call" hits="call" />
            <Kinds label="To a payment" hits="payment" />
          </NativeSelect>
        )}
      </Field>
      {kind?.hits === 'call' && (
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
        <Button type="submit" busy={arm.isPending}>
          Arm
        </Button>
      </div>
    </form>
  )
}

const Kinds = ({ label, hits }: { label: string; hits: 'call' | 'payment' }) => (
  <optgroup label={label}>
    {kinds
      .filter((kind) => kind.hits === hits)
      .map(({ kind, name }) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
  </optgroup>
)
