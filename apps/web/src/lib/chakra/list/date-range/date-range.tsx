import { useLingui } from '@lingui/react/macro'
import { Input } from '@portal/ui/chakra'
import { useId, useRef, useState } from 'react'
import styles from './date-range.module.css'

interface DateRangeProps {
  /** What happened on those days, where the page does not say it. */
  label?: string
  /** `md` beside the filters of a list. */
  size?: 'sm' | 'md'
  /** `yyyy-MM-dd`. */
  from: string | undefined
  to: string | undefined
  /** `replace` tells that the day takes the place of one that was typed just before. */
  onChange: (
    range: { from?: string | undefined; to?: string | undefined },
    options: { replace: boolean },
  ) => unknown
}

/** A first and a last day, each of which may be left open. */
export function DateRange({ label, size = 'sm', from, to, onChange }: DateRangeProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">{label ?? t`日期范围`}</legend>
      {label && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      <DayField
        label={t`从`}
        size={size}
        day={from}
        max={to}
        onChange={(day, options) => onChange({ from: day }, options)}
      />
      <DayField
        label={t`到`}
        size={size}
        day={to}
        min={from}
        onChange={(day, options) => onChange({ to: day }, options)}
      />
    </fieldset>
  )
}

interface DayFieldProps {
  label: string
  size: 'sm' | 'md'
  day: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined, options: { replace: boolean }) => unknown
}

/** Before it there is nothing to look for: a year of which not all digits are typed is one of the first centuries. */
const firstDay = '1949-01-01'
const isWhole = (day: string): boolean => day.length === firstDay.length && day >= firstDay

/** A browser calls a day of which a part is missing empty, and its input bad. */
const isCleared = ({ value, validity }: HTMLInputElement): boolean => value === '' && !validity.badInput

/**
 * A day that takes effect when it is whole. What is being typed stays in the field until it is left, or until the day is
 * changed by something else.
 */
function DayField({ label, size, day = '', min, max, onChange }: DayFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(day)
  const hasChanged = useRef(false)
  if (known !== day) {
    setKnown(day)
    if (typed !== day) setTyped(undefined)
  }
  const take = (value: string) => {
    void onChange(value || undefined, { replace: hasChanged.current })
    hasChanged.current = true
  }
  const type = (input: HTMLInputElement) => {
    setTyped(input.value)
    if (isWhole(input.value) || isCleared(input)) take(input.value)
  }
  const leave = (input: HTMLInputElement) => {
    // Cleared part by part: no change was told after the first.
    if (typed === '' && day !== '' && isCleared(input)) take('')
    setTyped(undefined)
    hasChanged.current = false
  }
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        size={size}
        value={typed ?? day}
        min={min}
        max={max}
        onChange={({ currentTarget }) => type(currentTarget)}
        onBlur={({ currentTarget }) => leave(currentTarget)}
      />
    </div>
  )
}
