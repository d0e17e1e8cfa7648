import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showFindings, useSearchInput } from './search-input.ts'

const Search = ({ keyword }: { keyword: string | undefined }) => (
  <input aria-label="keyword" ref={useSearchInput(keyword)} />
)

it('follows the address and keeps the focus', () => {
  const { rerender } = render(<Search keyword="定额" />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.value).toBe('定额')
  input.focus()
  input.value = '结算'
  rerender(<Search keyword={undefined} />)
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

it.each([
  ['low on the page', 700, 1],
  ['near the top', 200, 0],
])('scrolls for a search that is %s', async (_place, bottom, times) => {
  const form = document.createElement('form')
  vi.spyOn(form, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, bottom))
  form.scrollIntoView = vi.fn()
  await showFindings(form, Promise.resolve())
  expect(form.scrollIntoView).toHaveBeenCalledTimes(times)
})
