import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFollowFocus } from './follow-focus.ts'

function Page({ shown, scroll = false }: { shown: string; scroll?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useFollowFocus(root, shown, { scroll })
  return (
    <div ref={root} tabIndex={-1}>
      {shown}
      <input aria-label="Keyword" />
    </div>
  )
}

const at = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
const scrolled = vi.fn()

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled)
  scrolled.mockClear()
})

it('leaves the focus alone when the page opens, and takes it when something else is shown', () => {
  const { rerender } = render(<Page shown="a" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page shown="b" />)
  expect(document.activeElement).toBe(screen.getByText('b'))
})

it.each([
  ['above the view', -10, 1],
  ['far down', 5000, 1],
  ['in sight', 100, 0],
])('scrolls to what is %s', (_, top, times) => {
  at(top)
  const { rerender } = render(<Page shown="a" scroll />)
  rerender(<Page shown="b" scroll />)
  expect(scrolled).toHaveBeenCalledTimes(times)
})

it('leaves the focus to a field that narrows the list', () => {
  const { rerender } = render(<Page shown="a" scroll />)
  const field = screen.getByRole('textbox')
  field.focus()
  rerender(<Page shown="b" scroll />)
  expect(document.activeElement).toBe(field)
})
