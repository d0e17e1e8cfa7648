import { useLingui } from '@lingui/react/macro'
import { Badge, DataList, Panel } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { currentUserQueryOptions } from '../../../../lib/session/account.ts'
import styles from './account.module.css'
import { usePermissionNames } from './permission-names.ts'

/** Who is at the desk, and what the account may do. */
export function AccountCentre() {
  const { t } = useLingui()
  const { data: user } = useQuery(currentUserQueryOptions)
  const nameOf = usePermissionNames()
  const permissions = user?.permissions ?? []
  return (
    <DeskPage title={t`我的账号`}>
      <Panel title={t`基本信息`}>
        <DataList
          items={[
            { id: 'name', term: t`姓名`, detail: <span lang="zh-CN">{user?.name}</span> },
            { id: 'id', term: t`账号编号`, detail: user?.userid },
          ]}
        />
      </Panel>
      <Panel title={t`我的权限`}>
        {permissions.length > 0 ? (
          <ul className={styles.rights}>
            {permissions.map(({ name }) => (
              <li key={name}>
                <Badge tone="info">{nameOf(name)}</Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t`您的账号还没有角色，因此没有可以打开的业务页面。请联系秘书处分配角色。`}</p>
        )}
      </Panel>
    </DeskPage>
  )
}
