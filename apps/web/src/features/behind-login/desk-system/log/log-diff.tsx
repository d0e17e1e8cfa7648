import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { DataList } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { rolesQueryOptions } from '../queries.ts'
import styles from '../system.module.css'
import { fieldName, fieldValue, type NamesOf, writtenFields } from './log-words.ts'

/** The names of roles, and of places on the website, where an entry has their ids. */
function useNames(fields: string[]): NamesOf {
  const { data: roles } = useQuery({ ...rolesQueryOptions, enabled: fields.includes('roleIds') })
  const hasPlace = fields.some((name) => name.startsWith('infoDicts'))
  const { data: navigation } = useQuery({ ...navigationQueryOptions, enabled: hasPlace })
  const columns = navigation?.flatMap(({ headerTwoList }) => headerTwoList)
  return {
    roleIds: new Map(roles?.map(({ id, name }) => [id, name])),
    infoDictsId: new Map(navigation?.map(({ id, dictName }) => [id, dictName])),
    infoDictsDetailsId: new Map(columns?.map(({ id, detailName }) => [id, detailName])),
  }
}

/** The fields that an entry of the log changed, before and after. */
export function LogDiff({ entry: { before, after } }: { entry: DeskLogEntry }) {
  const { t, i18n } = useLingui()
  const fields = writtenFields(before, after)
  const names = useNames(fields)
  return (
    <DataList
      items={fields.map((name) => ({
        id: name,
        term: fieldName(i18n, name),
        detail: (
          <div className={styles.diff}>
            <div>
              {t`原来`}
              <p className={styles.value}>{fieldValue(i18n, name, before?.[name], names)}</p>
            </div>
            <div>
              {t`现在`}
              <p className={styles.value}>{fieldValue(i18n, name, after?.[name], names)}</p>
            </div>
          </div>
        ),
      }))}
    />
  )
}
