import { useLingui } from '@lingui/react/macro'
import { Field, GroupedInput } from '@portal/ui'
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { type Identity, readIdNumber } from './id-number.ts'

const groups = [6, 8, 4]
const places = 18

interface IdNumberFieldProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  name: Path<Values>
  /** Told what a number that is complete and right says. */
  onRead: (identity: Identity) => void
}

/** An identity number: shown in groups, held to its check character as soon as its last place is typed. */
export function IdNumberField<Values extends FieldValues, Sent>(props: IdNumberFieldProps<Values, Sent>) {
  const { form, name, onRead } = props
  const { t } = useLingui()
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => {
        const identity = readIdNumber(field.value)
        const change = (value: string) => {
          field.onChange(value)
          const read = readIdNumber(value)
          if (read) onRead(read)
          if (value.length === places) void form.trigger(name)
        }
        return (
          <Field
            label={t`身份证号`}
            hint={identity ? <Read identity={identity} /> : t`18 位，只用于审核，不公开。`}
            error={fieldState.error?.message}
            required
          >
            {(control) => (
              <GroupedInput
                {...control}
                {...field}
                groups={groups}
                onChange={change}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        )
      }}
    />
  )
}

function Read({ identity: { birthDate } }: { identity: Identity }) {
  const { t } = useLingui()
  return <span role="status">{t`校验通过，出生日期 ${birthDate}。`}</span>
}
