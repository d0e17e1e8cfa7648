import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

async function expire() {
  await renderPage(
    <UiProvider>
      <Reauthentication loadWords={async () => undefined}>
        <form>
          <input aria-label="text" />
        </form>
      </Reauthentication>
    </UiProvider>,
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
