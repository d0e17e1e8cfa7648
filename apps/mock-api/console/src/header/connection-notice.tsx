import { Notice } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '../data/queries.ts'
import { explain } from '../lib/explain.ts'
import { usePlace } from '../lib/use-place.ts'
import styles from './connection-notice.module.css'

/** A warning that the data on the page may be old, shown while the mock does not answer. */
export function ConnectionNotice() {
  const { error } = useQuery(aboutQuery(usePlace().world))
  if (!error) return null
  return (
    <div className={styles.place}>
      <Notice tone="danger" title={explain(error)} live="alert">
        The console looks again every few seconds and goes on by itself. To start the mock:{' '}
        <code>npm run mock</code>.
      </Notice>
    </div>
  )
}
