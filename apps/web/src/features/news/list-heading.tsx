import { useLingui } from '@lingui/react'
import { columnLabel } from '../../lib/columns/column-label.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './list-heading.module.css'

/** Heads a list, and names the page in the browser's tab. */
export function ListHeading({ name }: { name: string }) {
  const { i18n } = useLingui()
  const { label, lang } = columnLabel(i18n, name)
  usePageTitle(label)
  return (
    <h1 className={styles.title} lang={lang}>
      {label}
    </h1>
  )
}
