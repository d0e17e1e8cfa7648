import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Fold } from './fold.tsx'

afterEach(cleanup)

const fold = (open: boolean, title = 'Rules') => (
  <Fold title={title} level={3} open={open}>
    text
  </Fold>
)
const details = () => screen.getByRole<HTMLDetailsElement>('group')

it('keeps what the reader did with it, until how it begins changes', () => {
  const { rerender } = render(fold(false))
  expect(details().open).toBe(false)
  details().open = true
  rerender(fold(false, 'Rules of 2026'))
  expect(details().open).toBe(true)
  rerender(fold(true))
  rerender(fold(false))
  expect(details().open).toBe(false)
})

it('has its title as a heading of its level', () => {
  render(fold(true))
  expect(screen.getByRole('heading', { level: 3, name: 'Rules' })).toBeTruthy()
})
