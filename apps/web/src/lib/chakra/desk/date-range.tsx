import { useLingui } from '@lingui/react/macro'
import { Input } from '@portal/ui/chakra'
import { useId } from 'react'
import styles from './date-range.module.css'

interface DateRangeProps {
  /** What happened on those days, where the page does not say it. */
  label?: string
  /** `md` beside the filters of a list. */
  size?: 'sm' | 'md'
  /** `yyyy-MM-dd`. */
  from: string | undefined
  to: string | undefined
  onChange: (range: { from?: string | undefined; to?: string | undefined }) => unknown
}

/** A first and a last day, each of which may be left open. */
export function DateRange({ label, size = 'sm', from, to, onChange }: DateRangeProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">{label ?? t`日期范围`}</legend>
      {label && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.day}>
        <label htmlFor={`${id}-from`}>{t`从`}</label>
        <Input
          id={`${id}-from`}
          type="date"
          size={size}
          value={from ?? ''}
          max={to}
          onChange={({ currentTarget: { value } }) => void onChange({ from: value || undefined })}
        />
      </div>
      <div className={styles.day}>
        <label htmlFor={`${id}-to`}>{t`到`}</label>
        <Input
          id={`${id}-to`}
          type="date"
          size={size}
          value={to ?? ''}
          min={from}
          onChange={({ currentTarget: { value } }) => void onChange({ to: value || undefined })}
        />
      </div>
    </fieldset>
  )
}
