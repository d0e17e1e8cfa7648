import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { PermissionTable } from './permission-table.tsx'
import { RoleList } from './role-list.tsx'

const role = {
  id: 4,
  name: '编辑',
  description: null,
  permissions: ['desk.news'],
  version: 1,
  createdDate: '2026-01-01T00:00:00Z',
  lastModifiedDate: '2026-01-01T00:00:00Z',
  isDeleted: 0,
  orderNum: 4,
}
const news = { name: 'desk.news', title: '编辑新闻', group: '内容' }

const roles = () => Response.json([role], { headers: { 'X-Total-Count': '1' } })
const never = () => new Promise<Response>(() => {})

afterEach(() => vi.unstubAllGlobals())

it('no role is shown without what it opens while the words of that are on their way', async () => {
  const calls = fakeApi({ 'GET /api/admin/roles': roles, 'GET /api/admin/permissions': never })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('table')).toBeNull()
})

it('where nobody says the words a role opens what its names say', async () => {
  fakeApi({ 'GET /api/admin/roles': roles, 'GET /api/admin/permissions': () => problem(403) })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  expect(await screen.findByRole('cell', { name: 'desk.news' })).toBeTruthy()
})

it('the permissions wait for the roles, which are their columns', async () => {
  let answer = (_: Response) => {}
  const later = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const calls = fakeApi({
    'GET /api/admin/roles': () => later,
    'GET /api/admin/permissions': () => Response.json([news]),
  })
  await renderPage(
    <UiProvider>
      <PermissionTable />
    </UiProvider>,
  )
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('table')).toBeNull()
  answer(roles())
  expect(await screen.findByRole('columnheader', { name: '编辑' })).toBeTruthy()
})
