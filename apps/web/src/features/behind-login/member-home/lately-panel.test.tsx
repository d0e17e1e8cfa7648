import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepLogin } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { LatelyPanel } from './lately-panel.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function open(role: 'memberCompany' | 'memberPersonal', unread: object) {
  keepLogin(role)
  fakeApi({ 'GET /api/member/summary': () => Response.json({ ...unread, nextActivity: null, hours: null }) })
  await renderPage(
    <UiProvider>
      <LatelyPanel />
    </UiProvider>,
  )
}

const message = { id: 201, title: '2026年度会费开始缴纳', createdDate: '2026-11-10T01:00:00.000Z' }

it.each([
  ['memberPersonal', '/informationCenter'],
  ['memberCompany', '/unitMessages'],
] as const)(
  'names the latest unread messages of a %s with their days, each leading to itself',
  async (role, page) => {
    await open(role, { unreadCount: 4, unreadMessages: [message] })
    const link = await screen.findByRole('link', { name: message.title })
    expect(link.getAttribute('href')).toBe(`${page}?message=201`)
    expect(screen.getByRole('listitem').textContent).toContain('2026-11-10')
    expect(screen.getByRole('link', { name: '4 条未读' }).getAttribute('href')).toBe(page)
  },
)

it('names none where all are read, or the backend tells none', async () => {
  await open('memberPersonal', { unreadCount: 0 })
  expect(await screen.findByText('没有未读消息')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})
