import { NativeSelect } from '@portal/ui'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import styles from './filter-bar.module.css'
import { showFindings } from './search-input.ts'

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
  /** May say when the address has changed. */
  onChange: (value: Value | undefined) => void | Promise<void>
}

/** One filter; choosing takes effect at once. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChange } = props
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option.value === currentTarget.value)?.value
    void showFindings(currentTarget, onChange(chosen))
  }
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect id={id} value={value ?? ''} onChange={choose}>
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
