import { useLingui } from '@lingui/react/macro'
import type { DeskUser } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { rolesQueryOptions, usersQueryOptions } from '../queries.ts'
import { type UsersSearch, userSorts } from '../system-search.ts'
import { useUserColumns } from './use-user-columns.tsx'

// Of use only once somebody asks.
const UserDialog = lazy(() => import('./user-dialog.tsx'))
const PasswordDialog = lazy(() => import('./password-dialog.tsx'))

/** The association's staff: who may log in, with which roles. */
export function UserList({ search }: { search: UsersSearch }) {
  const { t } = useLingui()
  const query = useQuery(usersQueryOptions(search))
  const { data: roles = [] } = useQuery(rolesQueryOptions)
  const [edited, setEdited] = useState<DeskUser | 'new'>()
  const [locked, setLocked] = useState<DeskUser>()
  const columns = useUserColumns(roles, { onEdit: setEdited, onPassword: setLocked })
  return (
    <DeskPage
      title={t`用户管理`}
      actions={<Button size="sm" onClick={() => setEdited('new')}>{t`新建用户`}</Button>}
    >
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`用户管理`}
        search={search}
        sorts={userSorts}
        filters={<UserFilters search={search} />}
        empty={<NothingFound title={t`没有符合条件的用户`} />}
      />
      <Suspense>
        {edited && (
          <UserDialog
            key={edited === 'new' ? 'new' : edited.id}
            user={edited === 'new' ? undefined : edited}
            roles={roles}
            onClose={() => setEdited(undefined)}
          />
        )}
        {locked && <PasswordDialog key={locked.id} user={locked} onClose={() => setLocked(undefined)} />}
      </Suspense>
    </DeskPage>
  )
}

function UserFilters({ search }: { search: UsersSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<UsersSearch>()
  return (
    <>
      <KeywordForm label={t`按姓名查找`} value={search.name} onSearch={(name) => narrow({ name })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.state}
        options={[
          { value: 'on', label: t`可登录` },
          { value: 'off', label: t`已停用` },
        ]}
        onChange={(state) => narrow({ state })}
      />
    </>
  )
}
