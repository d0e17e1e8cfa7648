import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { LogoutButton } from './logout-button.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['memberPersonal', '/person/login'],
  ['memberCompany', '/person/login'],
  ['associationStaff', '/MemberLogin'],
] as const)('leads %s to %s', async (role, door) => {
  fakeApi({})
  keepToken('token', '6')
  keepLogin(role, '6')
  const { router } = await renderPage(
    <UiProvider>
      <LogoutButton />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '安全退出' }))
  fireEvent.click(await screen.findByRole('button', { name: '退出' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(door))
})
