import { useLingui } from '@lingui/react/macro'
import type { DeskUser } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import type { DeskFilter } from '../../../../lib/chakra/desk/list/filters.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { rolesQueryOptions, userSource } from '../queries.ts'
import type { UsersSearch } from '../system-search.ts'
import { useUserColumns } from './use-user-columns.tsx'

// Of use only once somebody asks.
const UserDialog = lazyPart(() => import('./user-dialog.tsx'))
const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'))

/** The association's staff: who may log in, with which roles. */
export function UserList({ search }: { search: UsersSearch }) {
  const { t } = useLingui()
  const { data: roles } = useQuery(rolesQueryOptions)
  const narrow = useNarrow<UsersSearch>()
  const { page, write } = search
  const [edited, setEdited] = useState<DeskUser>()
  const [locked, setLocked] = useState<DeskUser>()
  return (
    <DeskListPage
      title={t`用户管理`}
      actions={<Button size="sm" onClick={() => void narrow({ write: 'new', page })}>{t`新建用户`}</Button>}
      source={userSource}
      search={search}
      columns={useUserColumns(roles, { onEdit: setEdited, onPassword: setLocked })}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的用户`}
    >
      <Suspense>
        {write && <UserDialog user={undefined} onClose={() => void narrow({ write: undefined, page })} />}
        {edited && <UserDialog key={edited.id} user={edited} onClose={() => setEdited(undefined)} />}
        {locked && <PasswordDialog key={locked.id} user={locked} onClose={() => setLocked(undefined)} />}
      </Suspense>
    </DeskListPage>
  )
}

function useFilters(): DeskFilter<UsersSearch>[] {
  const { t } = useLingui()
  return [
    { kind: 'keyword', param: 'name', label: t`按姓名查找` },
    {
      kind: 'choice',
      param: 'state',
      label: t`状态`,
      all: t`全部状态`,
      options: [
        { value: 'on', label: t`可登录` },
        { value: 'off', label: t`已停用` },
      ],
    },
  ]
}
