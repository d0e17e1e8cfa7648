import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
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

it('a role opens what its names say, also where the backend says no words', async () => {
  fakeApi({ 'GET /api/admin/roles': roles, 'GET /api/admin/permissions': () => problem(403) })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  expect(await screen.findByRole('cell', { name: '资讯与造价信息' })).toBeTruthy()
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

it("permissions are called by the portal's words in each place, by the backend's where it has none", async () => {
  const later = { name: 'desk.later', title: '以后的权限', group: '以后' }
  const permissions = () => Response.json([news, later])
  fakeApi({ 'GET /api/admin/roles': roles, 'GET /api/admin/permissions': permissions })
  await renderPage(
    <UiProvider>
      <PermissionTable />
      <RoleList />
    </UiProvider>,
  )
  expect(await screen.findByRole('rowheader', { name: '资讯与造价信息' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '以后的权限' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '以后' })).toBeTruthy()
  expect(await screen.findByRole('cell', { name: '资讯与造价信息' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '编辑角色 编辑' }))
  expect(await screen.findByRole('checkbox', { name: '资讯与造价信息' })).toBeTruthy()
  expect(screen.queryByText('编辑新闻')).toBeNull()
})

it('no permission is shown as that of nobody where the roles could not be loaded', async () => {
  fakeApi({
    'GET /api/admin/roles': () => problem(500),
    'GET /api/admin/permissions': () => Response.json([news]),
  })
  await renderPage(
    <UiProvider>
      <PermissionTable />
    </UiProvider>,
  )
  expect(await screen.findByText('列表没有加载成功')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('says why no role can be changed where the permissions could not be loaded', async () => {
  let answer = () => problem(500)
  fakeApi({ 'GET /api/admin/roles': roles, 'GET /api/admin/permissions': () => answer() })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  const edit = await screen.findByRole<HTMLButtonElement>('button', { name: '编辑角色 编辑' })
  expect((await screen.findByRole('alert')).textContent).toContain('权限没有加载成功')
  expect(edit.disabled).toBe(true)
  answer = () => Response.json([news])
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await vi.waitFor(() => expect(edit.disabled).toBe(false))
})

it('goes on with what is typed over what somebody else has saved meanwhile, once that was seen', async () => {
  const refunds = { name: 'desk.refunds', title: '退款', group: '财务' }
  const stored = { ...role, permissions: ['desk.news', 'desk.refunds'], version: 2 }
  const calls = fakeApi({
    'GET /api/admin/roles': roles,
    'GET /api/admin/permissions': () => Response.json([news, refunds]),
    'GET /api/admin/roles/4': () => Response.json(stored),
    'PUT /api/admin/roles': ({ body }) =>
      (body as { version: number }).version === 2
        ? Response.json({ ...stored, version: 3 })
        : problem(409, 'error.concurrencyFailure'),
  })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '编辑角色 编辑' }))
  const name = await screen.findByRole('textbox', { name: /角色名称/ })
  fireEvent.input(name, { target: { value: '采编' } })
  fireEvent.submit(name)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('别处保存的：资讯与造价信息、退款管理')
  fireEvent.click(screen.getByRole('button', { name: '保留这里填写的' }))
  fireEvent.submit(name)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.flatMap((call) => (call.name.startsWith('PUT') ? [call.body] : []))
  expect(sent[1]).toMatchObject({ name: '采编', permissions: ['desk.news'], version: 2 })
})

it('takes over what somebody else has saved of a role', async () => {
  const stored = { ...role, name: '新闻编辑', version: 2 }
  fakeApi({
    'GET /api/admin/roles': roles,
    'GET /api/admin/permissions': () => Response.json([news]),
    'GET /api/admin/roles/4': () => Response.json(stored),
    'PUT /api/admin/roles': () => problem(409, 'error.concurrencyFailure'),
  })
  await renderPage(
    <UiProvider>
      <RoleList />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '编辑角色 编辑' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /角色名称/ })
  fireEvent.submit(name)
  fireEvent.click(await screen.findByRole('button', { name: '改用别处保存的' }))
  expect(name.value).toBe('新闻编辑')
  expect(screen.queryByRole('alert')).toBeNull()
})
