import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../../lib/session/session.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { MemberProfile } from './member-profile.tsx'

const member = (lastModifiedDate: string) => ({
  ...{ id: 2, name: '苏婉清', ownerType: 'PERSON', memberNo: 'P1', memberLevel: '个人会员' },
  ...{ levels: ['个人会员', '资深会员'], membershipStatus: 'ACTIVE', phone: '138', owedCount: 0 },
  ...{ joinDate: '2020-01-01', validTo: '2027-01-01', city: null, events: [], lastModifiedDate },
})

it('says who was first, and tries again on what was changed meanwhile', async () => {
  let stored = member('2026-11-01T00:00:00Z')
  const first = { staffName: '钱守仁', time: '2026-11-02T02:00:00Z' }
  const calls = fakeApi({
    'GET /api/admin/members/2': () => Response.json(stored),
    'POST /api/admin/members/2/level': ({ body }) => {
      const { lastModifiedDate } = body as { lastModifiedDate: string }
      if (lastModifiedDate === first.time) return Response.json({ ...stored, memberLevel: '资深会员' })
      stored = { ...member(first.time), memberLevel: '荣誉会员' }
      return problem(409, 'error.decidedBefore', { params: first })
    },
  })
  await renderInTab(<MemberProfile id={2} profile={() => null} />)
  fireEvent.click(await screen.findByRole('button', { name: '调整等级' }))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '资深会员' } })
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '理事会决定' } })
  fireEvent.submit(screen.getByRole('textbox'))
  expect((await screen.findByRole('alert')).textContent).toContain('经办人：钱守仁，2026-11-02 10:00')
  await screen.findByText('现为荣誉会员。')
  fireEvent.submit(screen.getByRole('textbox'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(2)
})

it('changes the level of the member as it was when the change was begun', async () => {
  let stored = member('2026-11-01T00:00:00Z')
  const calls = fakeApi({
    'GET /api/admin/members/2': () => Response.json(stored),
    'POST /api/admin/members/2/level': () => problem(409, 'error.memberChanged'),
  })
  const { queryClient } = await renderInTab(<MemberProfile id={2} profile={() => null} />)
  fireEvent.click(await screen.findByRole('button', { name: '调整等级' }))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '资深会员' } })
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '理事会决定' } })
  stored = member('2026-11-02T00:00:00Z')
  await act(() => queryClient.invalidateQueries())
  fireEvent.submit(screen.getByRole('textbox'))
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      lastModifiedDate: '2026-11-01T00:00:00Z',
    }),
  )
})

it('reminds a member who owes something, and offers it of nobody else', async () => {
  const owing = { ...member('2026-11-01T00:00:00Z'), owedCount: 1 }
  const fees = [{ id: 11, ownerId: 2, ownerName: '苏婉清', amount: 200, status: 'UNPAID' }]
  const calls = fakeApi({
    'GET /api/admin/members/2': () => Response.json(owing),
    'GET /api/admin/members/3': () => Response.json({ ...owing, id: 3, owedCount: 0 }),
    'GET /api/admin/fees': () => Response.json(fees, { headers: { 'X-Total-Count': '1' } }),
    'POST /api/admin/fees/reminders': () => Response.json([{ feeId: 11, isDone: true, reason: null }]),
  })
  const { unmount } = await renderInTab(<MemberProfile id={2} profile={() => null} />)
  fireEvent.click(await screen.findByRole('button', { name: '催缴会费' }))
  fireEvent.click(await screen.findByText('确认催缴'))
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ feeIds: [11] }),
  )
  unmount()
  await renderInTab(<MemberProfile id={3} profile={() => null} />)
  await screen.findByRole('button', { name: '调整等级' })
  expect(screen.queryByRole('button', { name: '催缴会费' })).toBeNull()
})

it.each([true, false])('says whether earlier records are left out: %j', async (hasMoreEvents) => {
  const event = { kind: 'COURSE', id: 5, title: '计价标准（记入 12 学时）', status: null, amount: null }
  const events = [{ ...event, time: '2026-11-01T00:00:00Z' }]
  fakeApi({
    'GET /api/admin/members/2': () =>
      Response.json({ ...member('2026-11-01T00:00:00Z'), events, hasMoreEvents }),
  })
  await renderInTab(<MemberProfile id={2} profile={() => null} />)
  await screen.findByText(/记入 12 学时/)
  expect(screen.queryByText(/更早的记录没有列出/) !== null).toBe(hasMoreEvents)
})

it('says how fees, orders and applications stand', async () => {
  const event = (kind: string, id: number, title: string, status: string | null) =>
    ({ kind, id, title, status, amount: null, time: '2026-11-01T00:00:00Z' }) as const
  const events = [
    event('FEE', 1, '2026年度会费', 'PAID'),
    event('FEE', 2, '2025年度会费', 'REFUNDED'),
    event('ORDER', 3, '课程', 'CLOSED'),
    event('ORDER', 4, '课程（申请退款）', 'REJECTED'),
    event('APPLICATION', 5, 'SQ5', 'EFFECTIVE'),
    event('COURSE', 6, '计价标准', 'ENROLLED'),
  ]
  fakeApi({
    'GET /api/admin/members/2': () => Response.json({ ...member('2026-11-01T00:00:00Z'), events }),
  })
  await renderInTab(<MemberProfile id={2} profile={() => null} />)
  const lines = await screen.findAllByText(/2026-11-01 08:00/)
  expect(lines.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
    ...['已缴纳', '已退费', '已关闭', '未通过', '已生效', '2026-11-01 08:00'],
  ])
})

it('leads from each record to its page, where the account may open it', async () => {
  const event = (kind: string, id: number, title: string) =>
    ({ kind, id, title, status: null, amount: null, time: '2026-11-01T00:00:00Z' }) as const
  const events = [
    event('APPLICATION', 5, 'SQ5'),
    event('FEE', 1, '2026年度会费'),
    event('ORDER', 3, '订单三'),
    event('BANK_TRANSFER', 3, '订单四'),
    event('SITE_ITEM', 8, '获奖'),
    event('PEOPLE', 9, '恒信'),
    event('COURSE', 6, '计价标准'),
    event('HOUR_CERTIFICATE', 7, 'XS7'),
  ]
  keepToken('token')
  keepLogin('associationStaff')
  const names = ['desk.members', 'desk.applications', 'desk.orders', 'desk.transfers', 'desk.sites']
  const permissions = names.map((name) => ({ name }))
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '1', name: '', role: 'associationStaff', permissions }),
    'GET /api/admin/members/2': () => Response.json({ ...member('2026-11-01T00:00:00Z'), events }),
  })
  await renderInTab(<MemberProfile id={2} profile={() => null} />)
  await screen.findByText('XS7')
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: '计价标准' })).toBeNull())
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])
  expect(links).toEqual([
    ['SQ5', '/profile/application/5'],
    ['2026年度会费', '/list/fees?name=苏婉清'],
    ['订单三', '/list/orders?item=3'],
    ['订单四', '/list/transfers?item=3&kind=BANK_TRANSFER'],
    ['获奖', '/list/site-items?item=8&kind=SITE_ITEM'],
    ['恒信', '/profile/member/UNIT/9'],
  ])
})

it('has the particulars besides what it says of the membership itself', async () => {
  const profile = { certType: '一级注册造价工程师' }
  fakeApi({
    'GET /api/admin/members/2': () => Response.json({ ...member('2026-11-01T00:00:00Z'), profile }),
  })
  const draw = vi.fn(() => '一级注册造价工程师')
  await renderInTab(<MemberProfile id={2} profile={draw} />)
  expect(await screen.findByText('一级注册造价工程师')).toBeTruthy()
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ profile }), expect.arrayContaining(['name']))
})
