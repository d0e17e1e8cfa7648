import { UiProvider } from '@portal/ui/chakra'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { DueNotice } from './due-notice.tsx'
import { toggleReminder } from './reminders.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

it('speaks of a deadline as soon as it is near by the clock of the server', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z'), shouldAdvanceTime: true })
  const headers = { date: 'Sat, 21 Nov 2026 00:00:00 GMT' }
  await withServerTime(Promise.resolve({ response: new Response(null, { headers }) }))
  keepToken('token')
  keepLogin('memberCompany', 'unit-1')
  toggleReminder({ id: 1, title: '桥梁工程', deadline: '2026-11-24T00:00:30.000Z' })
  await renderPage(
    <UiProvider>
      <DueNotice />
    </UiProvider>,
  )
  expect(screen.queryByText('桥梁工程')).toBeNull()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('桥梁工程')).toBeTruthy()
})
