import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDeleteFocus } from './use-delete-focus.ts'

function List({ going }: { going: number | undefined }) {
  const { list, undo } = useDeleteFocus(going)
  return (
    <div ref={list} tabIndex={-1} data-testid="list">
      {going !== undefined && (
        <button ref={undo} type="button">
          undo
        </button>
      )}
      <input />
    </div>
  )
}

it('leads to the button that takes the deletion back, and to the list once it is gone', () => {
  const { rerender } = render(<List going={undefined} />)
  rerender(<List going={1} />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  screen.getByRole('textbox').focus()
  rerender(<List going={2} />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(<List going={undefined} />)
  expect(document.activeElement).toBe(screen.getByTestId('list'))
})

it('leaves the focus where one has gone on meanwhile', () => {
  const { rerender } = render(<List going={1} />)
  screen.getByRole('textbox').focus()
  rerender(<List going={undefined} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
