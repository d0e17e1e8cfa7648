import { useLingui } from '@lingui/react/macro'
import type { DeskRole, DeskUser } from '@portal/api-contract'
import { Badge, Button } from '@portal/ui/chakra'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'

interface UserActions {
  onEdit: (user: DeskUser) => void
  onPassword: (user: DeskUser) => void
}

const column = columnsOf<DeskUser>()

/**
 * The columns of the staff.
 *
 * @param roles undefined while nobody knows what they are called: that says nothing of who has which
 */
export function useUserColumns(
  roles: readonly DeskRole[] | undefined,
  actions: UserActions,
): DeskColumn<DeskUser>[] {
  const { t } = useLingui()
  const staffId = useStaffId()
  const namesOf = ({ roleIds }: DeskUser) =>
    roles
      ?.filter(({ id }) => roleIds.includes(id))
      .map(({ name }) => name)
      .join('、')
  const login = column.time('lastLoginDate', t`最近登录`)
  return [
    { ...column.text('name', t`姓名`), isRowHeader: true },
    column.text('username', t`登录账号`),
    {
      id: 'roles',
      header: t`角色`,
      text: (user) => (user.roleIds.length > 0 ? (namesOf(user) ?? '') : t`未分配角色`),
      cell: (user) =>
        user.roleIds.length > 0 ? <span lang="zh-CN">{namesOf(user) ?? '—'}</span> : t`未分配角色`,
    },
    column.short('phone', t`手机号码`),
    {
      id: 'isDisabled',
      header: t`状态`,
      nowrap: true,
      text: ({ isDisabled }) => (isDisabled ? t`已停用` : t`可登录`),
      cell: ({ isDisabled }) => (
        <Badge tone={isDisabled ? 'neutral' : 'success'} dot>
          {isDisabled ? t`已停用` : t`可登录`}
        </Badge>
      ),
    },
    { ...login, text: (user) => login.text?.(user) || t`从未登录` },
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
          {/* One's own is changed with the old one, in the account's settings. */}
          {user.id !== staffId && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`重置密码 ${user.name}`}
              onClick={() => actions.onPassword(user)}
            >{t`重置密码`}</Button>
          )}
        </RowActions>
      ),
    },
  ]
}
