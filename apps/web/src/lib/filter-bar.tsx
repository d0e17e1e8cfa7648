import { NativeSelect } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** Names the group. */
  label: string
  children: ReactNode
}

/** The filters of a list, side by side where there is room. */
export const FilterBar = ({ label, children }: FilterBarProps) => (
  <fieldset className={styles.group}>
    <legend className="visually-hidden">{label}</legend>
    <div className={styles.bar}>{children}</div>
  </fieldset>
)

interface FilterSelectProps<Value extends string> {
  label: string
  /** The option that narrows nothing. */
  all: string
  value: Value | undefined
  options: { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One filter; choosing takes effect at once. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChange } = props
  const id = useId()
  const choose = (chosen: string) => onChange(options.find((option) => option.value === chosen)?.value)
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect id={id} value={value ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
