import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { useConfirm } from './use-confirm.tsx'

const onAnswer = vi.fn()

function Page() {
  const [confirm, dialog] = useConfirm()
  const ask = async () =>
    onAnswer(
      await confirm({ title: 'Delete it?', confirmLabel: 'Delete', cancelLabel: 'Keep', tone: 'danger' }),
    )
  return (
    <UiProvider>
      <button type="button" onClick={ask}>
        Ask
      </button>
      {dialog}
    </UiProvider>
  )
}

beforeEach(async () => {
  onAnswer.mockClear()
  render(<Page />)
  fireEvent.click(screen.getByText('Ask'))
  await screen.findByRole('alertdialog', { name: 'Delete it?' })
})
afterEach(cleanup)

it.each([
  ['Delete', true],
  ['Keep', false],
])('%s answers %s and closes', async (label, expected) => {
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expected))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('counts a question as cancelled when another is asked', async () => {
  fireEvent.click(screen.getByText('Ask'))
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})
