import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import type { FormEvent } from 'react'
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
  const shown = spread.join('–')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const page = Number.parseInt(String(new FormData(event.currentTarget).get('page')), 10)
    if (page >= 1) onTurnTo(Math.min(page, pageCount))
  }
  return (
    <form key={shown} className={styles.form} onSubmit={submit}>
      <input
        name="page"
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
