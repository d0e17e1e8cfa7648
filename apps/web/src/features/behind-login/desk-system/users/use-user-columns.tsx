import { useLingui } from '@lingui/react/macro'
import type { DeskRole, DeskUser } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Badge, Button, type Column } from '@portal/ui/chakra'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'

interface UserActions {
  onEdit: (user: DeskUser) => void
  onPassword: (user: DeskUser) => void
}

/** The columns of the staff. */
export function useUserColumns(roles: readonly DeskRole[], actions: UserActions): Column<DeskUser>[] {
  const { t } = useLingui()
  const namesOf = ({ roleIds }: DeskUser) =>
    roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name)
  return [
    { id: 'name', header: t`姓名`, isRowHeader: true, isSortable: true, cell: ({ name }) => name },
    { id: 'username', header: t`登录账号`, isSortable: true, cell: ({ username }) => username },
    {
      id: 'roles',
      header: t`角色`,
      cell: (user) => namesOf(user).join('、') || t`未分配角色`,
    },
    { id: 'phone', header: t`手机号码`, nowrap: true, cell: ({ phone }) => phone ?? '—' },
    {
      id: 'isDisabled',
      header: t`状态`,
      nowrap: true,
      cell: ({ isDisabled }) =>
        isDisabled ? (
          <Badge tone="neutral" dot>{t`已停用`}</Badge>
        ) : (
          <Badge tone="success" dot>{t`可登录`}</Badge>
        ),
    },
    {
      id: 'lastLoginDate',
      header: t`最近登录`,
      nowrap: true,
      isSortable: true,
      cell: ({ lastLoginDate }) => (lastLoginDate ? formatDateTime(lastLoginDate) : t`从未登录`),
    },
    {
      id: 'actions',
      header: t`操作`,
      nowrap: true,
      cell: (user) => (
        <RowActions>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`编辑 ${user.name}`}
            onClick={() => actions.onEdit(user)}
          >{t`编辑`}</Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`重置 ${user.name} 的密码`}
            onClick={() => actions.onPassword(user)}
          >{t`重置密码`}</Button>
        </RowActions>
      ),
    },
  ]
}
