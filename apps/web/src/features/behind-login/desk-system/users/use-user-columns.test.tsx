import type { DeskRole, DeskUser } from '@portal/api-contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { useUserColumns } from './use-user-columns.tsx'

const editor = { id: 4, name: '内容编辑' } as DeskRole
const users = [{ roleIds: [4] }, { roleIds: [] }] as unknown as DeskUser[]

function Roles({ roles }: { roles: DeskRole[] | undefined }) {
  const columns = useUserColumns(roles, { onEdit: () => {}, onPassword: () => {} })
  const column = columns.find(({ id }) => id === 'roles')
  return <output>{users.map((user) => column?.text?.(user)).join(' | ')}</output>
}

async function said(roles: DeskRole[] | undefined) {
  fakeApi({})
  await renderPage(<Roles roles={roles} />)
  return screen.getByRole('status').textContent
}

it('says who has which role, and who has none', async () => {
  expect(await said([editor])).toBe('内容编辑 | 未分配角色')
})

it('says of nobody who has one that there is none while it is not known what the roles are called', async () => {
  expect(await said(undefined)).toBe(' | 未分配角色')
})
