import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { DataList } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { rolesQueryOptions } from '../queries.ts'
import styles from '../system.module.css'
import { fieldName, fieldValue } from './log-words.ts'

/** The fields that an entry of the log changed, before and after. */
export function LogDiff({ entry: { before, after } }: { entry: DeskLogEntry }) {
  const { t, i18n } = useLingui()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const { data: roles } = useQuery({ ...rolesQueryOptions, enabled: names.includes('roleIds') })
  const roleNames = new Map(roles?.map(({ id, name }) => [id, name]))
  return (
    <DataList
      items={names.map((name) => ({
        id: name,
        term: fieldName(i18n, name),
        detail: (
          <div className={styles.diff}>
            <div>
              {t`原来`}
              <p className={styles.value}>{fieldValue(i18n, name, before?.[name], roleNames)}</p>
            </div>
            <div>
              {t`现在`}
              <p className={styles.value}>{fieldValue(i18n, name, after?.[name], roleNames)}</p>
            </div>
          </div>
        ),
      }))}
    />
  )
}
