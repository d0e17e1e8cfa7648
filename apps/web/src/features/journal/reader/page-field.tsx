import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './page-field.module.css'
import type { Spread } from './spreads.ts'

interface PageFieldProps {
  spread: Spread
  pageCount: number
  onTurnTo: (page: number) => void
}

/** Which pages are open, of how many; another number goes there. */
export function PageField({ spread, pageCount, onTurnTo }: PageFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const shown = spread.join('–')
  // The field stays in place, and so does the focus; only what it says follows the pages.
  useEffect(() => show(input.current, shown), [shown])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const page = Number.parseInt(input.current?.value ?? '', 10)
    show(input.current, shown)
    if (page >= 1) onTurnTo(Math.min(page, pageCount))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={input}
        defaultValue={shown}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        className={styles.input}
        aria-label={t`页码`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span aria-hidden="true">/ {pageCount}</span>
      <VisuallyHidden>
        <span role="status">{t`第 ${shown} 页，共 ${pageCount} 页`}</span>
      </VisuallyHidden>
    </form>
  )
}

function show(input: HTMLInputElement | null, pages: string): void {
  if (!input) return
  input.value = pages
  if (document.activeElement === input) input.select()
}
