import { type ChangeEvent, type ComponentProps, type ComponentType, type ReactNode, useId } from 'react'
import styles from './filter.module.css'
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

type SelectProps = Pick<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'onChange' | 'children'>

export interface FilterProps<Value extends string> {
  label: string
  /** The option that narrows nothing. */
  all: string
  value: Value | undefined
  options: { value: Value; label: string }[]
  /** May return a promise that resolves when the address has changed. */
  onChange: (value: Value | undefined) => void | Promise<void>
}

/** One filter; choosing takes effect at once. `as` is the list of options that draws it, the light one or Chakra's. */
export function Filter<Value extends string>({
  as: Select,
  label,
  all,
  value,
  options,
  onChange,
}: FilterProps<Value> & { as: ComponentType<SelectProps> }) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option.value === currentTarget.value)?.value
    void showFindings(currentTarget, onChange(chosen))
  }
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} className={styles.frame} value={value ?? ''} onChange={choose}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
