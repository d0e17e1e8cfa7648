import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { notify } from '../../lib/browser/notify.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Notifications } from './notifications.tsx'

// The toaster's library is large: a test that waits for it to load would measure the machine.
beforeAll(() => import('./toasts.tsx'), 60_000)

it('shows a message that came before the toaster was loaded, once, until it is dismissed', async () => {
  notify({ kind: 'error', title: 'Forbidden', description: 'fees.pay', explanation: '没有缴费权限' })
  await renderPage(<Notifications />)
  expect(await screen.findAllByText('Forbidden')).toHaveLength(1)
  expect(screen.getByText('fees.pay')).toBeTruthy()
  expect(screen.getByText('没有缴费权限')).toBeTruthy()
  expect(screen.getByRole('region', { name: '通知' }).getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByText('Forbidden')).toBeNull())
})

it('clears all messages away at Escape', async () => {
  await renderPage(<Notifications />)
  notify({ kind: 'info', title: 'One' })
  notify({ kind: 'info', title: 'Two' })
  await screen.findByText('Two')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  // Sooner than they would go by themselves.
  await waitFor(() => expect(screen.queryByText(/One|Two/)).toBeNull(), { timeout: 3000 })
})
