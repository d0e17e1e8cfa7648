import { useLingui } from '@lingui/react/macro'
import type { DeskPermission } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { type Column, DataTable, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { rawWord } from '../../../../lib/content/words/stored-words.ts'
import { useGroupNames, usePermissionNames } from '../account/permission-names.ts'
import { permissionsQueryOptions, rolesQueryOptions } from '../queries.ts'
import styles from '../system.module.css'

/** Which role opens what. */
export function PermissionTable() {
  const { t, i18n } = useLingui()
  const nameOf = usePermissionNames()
  const groupName = useGroupNames()
  const query = useQuery(permissionsQueryOptions)
  const rolesQuery = useQuery(rolesQueryOptions)
  const failed = [query, rolesQuery].find(({ data, error }) => error && !data)
  const columns: Column<DeskPermission>[] = [
    {
      id: 'title',
      header: t`权限`,
      isRowHeader: true,
      nowrap: true,
      cell: ({ name, title }) => nameOf(name, title),
    },
    { id: 'group', header: t`部门`, nowrap: true, cell: ({ group }) => groupName(group) },
    { id: 'name', header: t`代码`, cell: ({ name }) => name },
    ...(rolesQuery.data ?? []).map(
      (role): Column<DeskPermission> => ({
        id: String(role.id),
        header: i18n._(rawWord(role.name)),
        headerLang: 'zh-CN',
        nowrap: true,
        cell: ({ name }) =>
          role.permissions.includes(name) ? (
            <Icon name="check" title={t({ message: '有', context: 'a permission of a role' })} />
          ) : (
            '—'
          ),
      }),
    ),
  ]
  return (
    <DeskPage title={t`权限一览`} lead={t`权限由系统定义；在角色管理里决定哪个角色有哪些。`}>
      {/* The roles are columns: rows that came before them would move. */}
      {query.data && rolesQuery.data ? (
        <div className={styles.list}>
          <DataTable
            columns={columns}
            rows={query.data}
            rowKey={({ name }) => name}
            caption={t`权限一览`}
            size="sm"
            isSticky
          />
        </div>
      ) : failed ? (
        <LoadError title={t`列表没有加载成功`} query={failed} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </DeskPage>
  )
}
