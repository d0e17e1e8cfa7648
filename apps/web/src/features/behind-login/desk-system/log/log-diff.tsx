import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { DataList } from '@portal/ui/chakra'
import styles from '../system.module.css'

const shown = (value: unknown): string =>
  value === undefined || value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields that an entry of the log changed, before and after. */
export function LogDiff({ entry: { before, after } }: { entry: DeskLogEntry }) {
  const { t } = useLingui()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <DataList
      items={names.map((name) => ({
        id: name,
        term: name,
        detail: (
          <div className={styles.diff}>
            <div>
              {t`原来`}
              <p className={styles.value}>{shown(before?.[name])}</p>
            </div>
            <div>
              {t`现在`}
              <p className={styles.value}>{shown(after?.[name])}</p>
            </div>
          </div>
        ),
      }))}
    />
  )
}
