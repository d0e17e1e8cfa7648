import type { DeskLogEntry } from '@portal/api-contract'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { RecentDecisions } from './recent-decisions.tsx'
import { Shortcuts } from './shortcuts.tsx'

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

const asStaff = (...names: string[]) => {
  const permissions = names.map((name) => ({ name }))
  const user = { userid: 'staff-2', name: '', role: 'associationStaff', permissions }
  fakeApi({ 'GET /thsuaa/api/currentUser': () => Response.json(user) })
}

const entry = (subjectKind: DeskLogEntry['subjectKind'], subjectName: string, action = 'UPDATE') =>
  ({
    id: 1,
    action,
    subjectKind,
    subjectId: 7,
    subjectName,
    ...(subjectKind === 'MEMBER' && { ownerId: 7, ownerType: 'UNIT', ownerName: subjectName }),
    time: '2026-11-20T01:30:00.000Z',
  }) as DeskLogEntry

it.each([
  ['APPLICATION', 'desk.applications', '/profile/application/7'],
  ['ORDER_REFUND', 'desk.refunds', '/list/refunds?item=7&kind=ORDER_REFUND'],
  ['SITE', 'desk.sites', '/list/site-items?item=7&kind=SITE'],
  ['NEWS', 'desk.news', '/form/news?id=7'],
  ['ACTIVITY', 'desk.courses', '/form/activity?id=7'],
  ['FEE', 'desk.members', '/list/fees?name=HF20260002'],
  ['MEMBER', 'desk.members', '/profile/member/UNIT/7'],
  ['BANNER', 'desk.banners', '/system/dictionary'],
] as const)('leads from what was done to %s to its record', async (kind, permission, href) => {
  asStaff(permission)
  await renderInTab(<RecentDecisions recent={[entry(kind, 'HF20260002')]} />)
  expect((await screen.findByRole('link', { name: 'HF20260002' })).getAttribute('href')).toBe(href)
})

it('leads to nothing that is deleted, or that may not be opened any more', async () => {
  asStaff('desk.news')
  const recent = [entry('USER', '白一凡', 'PASSWORD'), { ...entry('NEWS', '通知', 'DELETE'), id: 2 }]
  await renderInTab(
    <>
      <RecentDecisions recent={recent} />
      <Shortcuts />
    </>,
  )
  await screen.findByRole('link', { name: '写文章' })
  expect(screen.getByText('白一凡').closest('a')).toBeNull()
  expect(screen.getByText('通知').closest('a')).toBeNull()
})

it('begins with what the training department writes', async () => {
  asStaff('desk.courses')
  await renderInTab(<Shortcuts />)
  await screen.findByRole('link', { name: '写课程' })
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['写课程', '写活动', '界面设置'])
})
