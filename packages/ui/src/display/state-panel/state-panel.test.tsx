import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EmptyState } from './state-panel.tsx'

afterEach(cleanup)

function List({ isEmpty }: { isEmpty: boolean }) {
  return (
    <main tabIndex={-1}>
      {isEmpty ? <EmptyState title="Nothing" action={<button type="button">Clear</button>} /> : <p>Rows</p>}
    </main>
  )
}

it('leaves the focus to what held it when its action has taken it away', () => {
  const { rerender } = render(<List isEmpty />)
  screen.getByRole('button').focus()
  rerender(<List isEmpty={false} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('takes no focus that is elsewhere', () => {
  const { rerender } = render(<List isEmpty />)
  rerender(<List isEmpty={false} />)
  expect(document.activeElement).toBe(document.body)
})
