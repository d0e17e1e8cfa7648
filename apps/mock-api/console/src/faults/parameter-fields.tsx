import { Field, NativeSelect, TextInput } from '@portal/ui'
import { type Draft, kindOf } from './kinds.ts'
import { NumberField } from './number-field.tsx'

type ParameterFieldsProps = { draft: Draft; set: (change: Partial<Draft>) => void }

/** The longest time that the control document allows: two minutes, in milliseconds. */
const longest = 120_000

/** The fields for the parameters of the chosen kind of fault. */
export function ParameterFields({ draft, set }: ParameterFieldsProps) {
  switch (kindOf(draft.kind)?.parameter) {
    case 'latency':
      return <LatencyFields draft={draft} set={set} />
    case 'status':
      return (
        <NumberField
          label="Status"
          min={400}
          max={599}
          value={draft.status}
          onChange={(status) => set({ status })}
        />
      )
    case 'header':
      return (
        <Field label="Header" hint="The name of what is left out.">
          {(control) => (
            <TextInput
              {...control}
              required
              maxLength={80}
              value={draft.header}
              onChange={({ target }) => set({ header: target.value })}
            />
          )}
        </Field>
      )
    case 'milliseconds':
      return (
        <NumberField
          label="From the first byte to the last"
          unit="ms"
          min={1}
          max={longest}
          value={draft.milliseconds}
          onChange={(milliseconds) => set({ milliseconds })}
        />
      )
    case 'delaySeconds':
      return (
        <NumberField
          label="Until it is heard of"
          hint="On the world’s clock: move it on to see it arrive."
          unit="s"
          min={1}
          max={31_536_000}
          value={draft.delaySeconds}
          onChange={(delaySeconds) => set({ delaySeconds })}
        />
      )
    default:
      return null
  }
}

const LatencyFields = ({ draft, set }: ParameterFieldsProps) => (
  <>
    <NumberField
      label="At least"
      unit="ms"
      min={0}
      max={longest}
      value={draft.min}
      onChange={(min) => set({ min })}
    />
    <NumberField
      label="At most"
      unit="ms"
      min={Number(draft.min)}
      max={longest}
      value={draft.max}
      onChange={(max) => set({ max })}
    />
    <Field label="In between">
      {(control) => (
        <NativeSelect
          {...control}
          value={draft.shape}
          onChange={({ target }) => set({ shape: target.value as Draft['shape'] })}
        >
          <option value="LONG_TAIL">Mostly quick, a few very late</option>
          <option value="EVEN">Evenly spread</option>
        </NativeSelect>
      )}
    </Field>
  </>
)
