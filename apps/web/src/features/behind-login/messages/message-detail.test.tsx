import type { MemberMessage, MessageSubject } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepLogin } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MessageDetail } from './message-detail.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function leadsTo(subject: MessageSubject | null, role: 'memberPersonal' | 'memberCompany') {
  keepLogin(role)
  const message = {
    ...{ id: 3, kind: 'SYSTEM', title: '通知', content: '内容', isRead: 1, subject },
    ...{ link: '/unitData?part=password', createdDate: '2026-11-21T02:00:00.000Z' },
  } as MemberMessage
  fakeApi({ 'GET /api/member-messages': () => Response.json([message]) })
  await renderPage(
    <UiProvider>
      <MessageDetail id={3} />
    </UiProvider>,
  )
  return (await screen.findByRole('link', { name: '前往查看' })).getAttribute('href')
}

it.each([
  ['APPLICATION', '/personMemberManage?apply=7', '/memberManagement?apply=7'],
  ['ORDER', '/financialManagement/orders/7', '/unitPay/orders/7'],
  ['INVOICE', '/financialManagement/invoices?invoice=7', '/unitPay/invoices?invoice=7'],
] as const)('leads to the very record: %s', async (kind, person, unit) => {
  expect(await leadsTo({ kind, id: 7 }, 'memberPersonal')).toBe(person)
  cleanup()
  expect(await leadsTo({ kind, id: 7 }, 'memberCompany')).toBe(unit)
})

it('leads where its link says when it is about no such record', async () => {
  expect(await leadsTo(null, 'memberCompany')).toBe('/unitData?part=password')
  cleanup()
  expect(await leadsTo({ kind: 'FEE', id: 7 }, 'memberCompany')).toBe('/unitData?part=password')
})
