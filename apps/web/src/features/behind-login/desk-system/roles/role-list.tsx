import { useLingui } from '@lingui/react/macro'
import type { DeskRole } from '@portal/api-contract'
import { Button, type Column, DataTable, Skeleton, useConfirm } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { usePermissionNames } from '../account/permission-names.ts'
import { useDeleteRole } from '../mutations.ts'
import { permissionsQueryOptions, rolesQueryOptions } from '../queries.ts'
import styles from '../system.module.css'

// Of use only once somebody asks.
const RoleDialog = lazyPart(() => import('./role-dialog.tsx'))

/** The roles: each a set of permissions (specification §6). */
export function RoleList() {
  const { t } = useLingui()
  const query = useQuery(rolesQueryOptions)
  const permissionsQuery = useQuery(permissionsQueryOptions)
  const { data: permissions, isPending } = permissionsQuery
  const nameOf = usePermissionNames()
  const titlesOf = (role: DeskRole): string[] =>
    permissions
      ?.filter(({ name }) => role.permissions.includes(name))
      .map(({ name, title }) => nameOf(name, title)) ?? role.permissions.map((name) => nameOf(name))
  const [edited, setEdited] = useState<DeskRole | 'new'>()
  const [remove, question] = useRemove()
  const columns: Column<DeskRole>[] = [
    { id: 'name', header: t`角色`, isRowHeader: true, nowrap: true, lang: 'zh-CN', cell: ({ name }) => name },
    { id: 'description', header: t`说明`, lang: 'zh-CN', cell: ({ description }) => description },
    {
      id: 'permissions',
      header: t`权限`,
      cell: (role) => titlesOf(role).join('、') || '—',
    },
    {
      id: 'actions',
      header: t`操作`,
      nowrap: true,
      cell: (role) => (
        <RowActions>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`编辑角色 ${role.name}`}
            disabled={!permissions}
            onClick={() => setEdited(role)}
          >{t`编辑`}</Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`删除角色 ${role.name}`}
            onClick={() => void remove(role)}
          >{t`删除`}</Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DeskPage
      title={t`角色管理`}
      actions={
        <Button size="sm" disabled={!permissions} onClick={() => setEdited('new')}>{t`新建角色`}</Button>
      }
    >
      {/* Without them no role can be made or changed. */}
      {query.data && permissionsQuery.error && !permissions && (
        <LoadFailure title={t`权限没有加载成功`} query={permissionsQuery} />
      )}
      {/* Without the permissions' words each role would seem to have none, and grow when they come. */}
      {query.data && !isPending ? (
        <div className={styles.list}>
          <DataTable
            columns={columns}
            rows={query.data}
            rowKey={({ id }) => id}
            caption={t`角色管理`}
            size="sm"
          />
        </div>
      ) : query.error ? (
        <LoadError title={t`列表没有加载成功`} query={query} />
      ) : (
        <Skeleton height="16rem" />
      )}
      {edited && permissions && (
        <Suspense>
          <RoleDialog
            key={edited === 'new' ? 'new' : edited.id}
            role={edited === 'new' ? undefined : edited}
            permissions={permissions}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {question}
    </DeskPage>
  )
}

/** Takes a role away after a question, since nothing brings it back. */
function useRemove() {
  const { t } = useLingui()
  const [confirm, question] = useConfirm()
  const { mutateAsync } = useDeleteRole()
  const remove = async ({ id, name }: DeskRole) => {
    const isSure = await confirm({
      title: t`删除角色“${name}”？`,
      children: t`只有没有人使用的角色才能删除，删除后不能恢复。`,
      confirmLabel: t`删除`,
      cancelLabel: t`取消`,
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await mutateAsync(id)
      notify({ kind: 'success', title: t`已删除角色“${name}”` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有删除`, description: errorText(error) })
    }
  }
  return [remove, question] as const
}
