import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LeaveGuard } from '../../../lib/forms/draft/leave-guard.tsx'
import { keepToken } from '../../../lib/session/session.ts'
import { askForPassword } from '../../../lib/session/session-expiry.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Reauthentication } from './reauthentication.tsx'
// It comes when it is needed; here it is there before.
import './reauthentication-dialog.tsx'

beforeEach(() => {
  fakeApi({})
  keepToken('the first token', '6')
})
afterEach(() => localStorage.clear())

const show = (content: ReactNode) =>
  renderPage(
    <UiProvider>
      <Reauthentication loadWords={async () => undefined}>{content}</Reauthentication>
    </UiProvider>,
  )

async function expire() {
  await show(
    <form>
      <input aria-label="text" />
    </form>,
  )
  fireEvent.input(screen.getByLabelText('text'), { target: { value: 'half' } })
  act(() => void expect(askForPassword()).toBe(true))
  await screen.findByRole('dialog')
}

it('asks no more once the same account has come in elsewhere on the page, such as where the screen was locked', async () => {
  await expire()
  act(() => keepToken('the next token', '6'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('goes on asking where somebody else has come in', async () => {
  await expire()
  act(() => keepToken('the next token', '7'))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('asks where a text editor has been written in, which is no change of a field', async () => {
  await show(
    <form>
      <div data-testid="editor" contentEditable suppressContentEditableWarning />
    </form>,
  )
  expect(askForPassword()).toBe(false)
  fireEvent.input(screen.getByTestId('editor'))
  act(() => void expect(askForPassword()).toBe(true))
  await screen.findByRole('dialog')
})

it('asks where there is unsent work outside of a form, and no more once it has been sent', async () => {
  const { unmount } = await show(<LeaveGuard isUnsent />)
  act(() => void expect(askForPassword()).toBe(true))
  await screen.findByRole('dialog')
  unmount()
  await show(<LeaveGuard isUnsent={false} />)
  expect(askForPassword()).toBe(false)
})
