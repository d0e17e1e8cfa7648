import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './day-range.module.css'

interface DayRangeProps {
  from?: string
  to?: string
  onChange: (days: { from?: string; to?: string }) => void
}

/**
 * The first and the last day looked at; either may stay open. They take effect together when sent: a date that is
 * still being typed is a date already.
 */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  // The way back puts its own days here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form goes back to the default values, which are the days
  useEffect(() => form.current?.reset(), [from, to])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const day = (name: string) => String(data.get(name) ?? '') || undefined
    onChange({ from: day('from'), to: day('to') })
  }
  return (
    <form ref={form} className={styles.range} onSubmit={submit}>
      <Day name="from" label={t`从`} day={from} />
      <Day name="to" label={t`到`} day={to} />
      <Button type="submit" variant="outline">{t`按日期筛选`}</Button>
    </form>
  )
}

function Day({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  const id = useId()
  const [isEmpty, setIsEmpty] = useState(!day)
  useEffect(() => setIsEmpty(!day), [day])
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        name={name}
        defaultValue={day ?? ''}
        data-empty={isEmpty}
        onChange={({ target }) => setIsEmpty(target.value === '')}
      />
    </div>
  )
}
