import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { MemberList } from './member-list.tsx'

const member = (id: number, name: string, owedCount: number) => ({
  ...{ id, name, owedCount, ownerType: 'PERSON', memberNo: null, memberLevel: null, city: null, phone: '' },
  ...{ membershipStatus: 'ACTIVE', joinDate: null, lastJoinDate: null, validTo: null },
})
const members = [member(2, '苏婉清', 2), member(3, '林知远', 0), member(4, '陈立', 1)]
const fee = (id: number, ownerId: number, ownerName: string, amount: number) => ({
  ...{ id, ownerId, ownerName, amount, status: 'UNPAID' },
})

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

/** As somebody who looks after the members and has nothing else to do with fees. */
async function open(fees: object[], results: object[] = []) {
  const user = {
    userid: '9',
    name: '',
    role: 'associationStaff',
    permissions: [{ name: 'desk.members' }],
  }
  const calls = fakeApi({
    'GET /thsuaa/api/currentUser': () => Response.json(user),
    'GET /api/admin/members': () => Response.json(members, { headers: { 'X-Total-Count': '3' } }),
    'GET /api/admin/fees': () => Response.json(fees, { headers: { 'X-Total-Count': `${fees.length}` } }),
    'POST /api/admin/fees/reminders': () => Response.json(results),
  })
  await renderInTab(<MemberList search={{}} />)
  return (name: string) => calls.filter((call) => call.name === name)
}

const choose = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
}
const press = async (name: string) => fireEvent.click(await screen.findByText(name))

it('reminds the chosen members of all that they owe, and names who owes nothing', async () => {
  const owed = [fee(11, 2, '苏婉清', 200), fee(12, 2, '苏婉清', 300), fee(13, 4, '陈立', 200)]
  const callsOf = await open(owed, [
    { feeId: 11, isDone: true, reason: null },
    { feeId: 12, isDone: true, reason: null },
    { feeId: 13, isDone: false, reason: 'REMINDED_TODAY' },
  ])
  await choose('苏婉清', '林知远', '陈立')
  await press('催缴所选 3 位会员')
  const question = await screen.findByRole('alertdialog')
  await vi.waitFor(() => expect(question.textContent).toContain('另有 1 位没有可催缴的会费：林知远'))
  expect(question.textContent).toContain('合计 ¥700.00')
  const [asked] = callsOf('GET /api/admin/fees')
  expect(asked?.query.getAll('ownerId.in').join()).toBe('2,3,4')
  fireEvent.click(within(question).getByText('确认催缴'))
  await vi.waitFor(() =>
    expect(callsOf('POST /api/admin/fees/reminders')[0]?.body).toEqual({ feeIds: [11, 12, 13] }),
  )
  // Of this one it can be done tomorrow.
  await screen.findByText('催缴所选 1 位会员')
})

it('asks nothing and reminds nobody where no one owes anything', async () => {
  const callsOf = await open([])
  await choose('林知远')
  await press('催缴所选 1 位会员')
  await vi.waitFor(() => expect(callsOf('GET /api/admin/fees')).toHaveLength(1))
  await screen.findByText('催缴所选 1 位会员')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(callsOf('POST /api/admin/fees/reminders')).toEqual([])
})
