import { useSearch } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { usersSearch } from '../system-search.ts'
import { UserList } from './user-list.tsx'

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

const AtAddress = () => <UserList search={usersSearch(useSearch({ strict: false }))} />

function open(address: string) {
  const none = () => Response.json([], { headers: { 'X-Total-Count': '0' } })
  const me = { userid: 'staff-1', name: '', role: 'associationStaff', permissions: [{ name: 'desk.users' }] }
  fakeApi({
    'GET /thsuaa/api/currentUser': () => Response.json(me),
    'GET /api/admin/users': none,
    'GET /api/admin/roles': none,
  })
  return renderInTab(<AtAddress />, {}, address)
}

it('has the form of a new account at an address, to which the way back leads, too', async () => {
  const { router } = await open('/system/user?name=白')
  fireEvent.click(await screen.findByRole('button', { name: '新建用户' }))
  expect(await screen.findByRole('dialog', { name: '新建用户' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ name: '白', write: 'new' })
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => router.history.forward())
  fireEvent.click(await screen.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ name: '白' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens it at its address', async () => {
  await open('/system/user?write=new')
  expect(await screen.findByRole('dialog', { name: '新建用户' })).toBeTruthy()
})
