import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import UserDialog from './user-dialog.tsx'

afterEach(() => localStorage.clear())

it('offers another try where the roles could not be loaded', async () => {
  let answer = () => problem(500)
  fakeApi({ 'GET /api/admin/roles': () => answer() })
  await renderInTab(<UserDialog user={undefined} onClose={() => {}} />)
  expect(await screen.findByText('角色没有加载成功')).toBeTruthy()
  const role = { id: 4, name: '编辑', description: null, permissions: [] }
  answer = () => Response.json([role], { headers: { 'X-Total-Count': '1' } })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('checkbox', { name: '编辑' })).toBeTruthy()
})

const editor = { id: 4, name: '编辑', description: null, permissions: [] }
const user = {
  ...{ id: 7, username: 'bianji', name: '丁小满', phone: null, email: null, roleIds: [4], isDisabled: 0 },
  ...{ version: 1, lastLoginDate: null, createdDate: '2026-01-01T00:00:00Z' },
} as never

const roles = () => Response.json([editor], { headers: { 'X-Total-Count': '1' } })

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.setItem('access_token', 'token')
  const me = { userid: 'staff-7', name: '丁小满', role: 'associationStaff', permissions: [] }
  const calls = fakeApi({
    'GET /api/admin/roles': roles,
    'GET /thsuaa/api/currentUser': () => Response.json(me),
    ...answers,
  })
  await renderInTab(<UserDialog user={user} onClose={() => {}} />)
  return calls
}

it('does not offer what nobody may change of the own account', async () => {
  await open()
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: '编辑' })
  await vi.waitFor(() => expect(choice.disabled).toBe(true))
  expect(screen.getByText('不能更改自己的角色，也不能停用自己的账号。')).toBeTruthy()
  expect(screen.queryByText('允许登录')).toBeNull()
})

it('saves over what somebody else has changed, once that was seen', async () => {
  const calls = await open({
    'GET /api/admin/users/7': () => Response.json({ ...(user as object), phone: '13800010002', version: 2 }),
    'PUT /api/admin/users': () => problem(409, 'error.concurrencyFailure'),
  })
  const name = await screen.findByRole('textbox', { name: /姓名/ })
  fireEvent.input(name, { target: { value: '丁满' } })
  fireEvent.submit(name)
  expect((await screen.findByRole('alert')).textContent).toContain('13800010002')
  fireEvent.click(screen.getByRole('button', { name: '保留这里填写的' }))
  fireEvent.submit(name)
  await vi.waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2))
  expect(calls.findLast((call) => call.name.startsWith('PUT'))?.body).toMatchObject({
    ...{ name: '丁满', version: 2 },
  })
})
