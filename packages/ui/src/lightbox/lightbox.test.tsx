import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Lightbox } from './lightbox.tsx'

const pictures = ['a', 'b', 'c'].map((id) => ({ id, src: `${id}.svg`, alt: `Picture ${id}` }))
const labels = { name: 'Pictures', close: 'Close', previous: 'Previous', next: 'Next', position: '1 / 3' }
const onIndex = vi.fn()
const lightbox = (index: number | undefined) => <Lightbox {...{ pictures, index, onIndex, labels }} />

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('is modal while a picture is shown, and closed otherwise', () => {
  const { rerender } = render(lightbox(undefined))
  const dialog = document.querySelector('dialog')
  expect(dialog?.open).toBe(false)
  rerender(lightbox(1))
  expect(dialog?.open).toBe(true)
  expect(screen.getByRole('img', { name: 'Picture b' })).toBeTruthy()
  rerender(lightbox(undefined))
  expect(dialog?.open).toBe(false)
})

it('goes round by buttons and arrows', () => {
  render(lightbox(2))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onIndex).toHaveBeenLastCalledWith(0)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
  expect(onIndex).toHaveBeenLastCalledWith(1)
})

it('closes by its button and by a press beside the picture, not on it', () => {
  render(lightbox(0))
  fireEvent.click(screen.getByRole('img', { name: 'Picture a' }))
  expect(onIndex).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onIndex.mock.calls).toEqual([[undefined], [undefined]])
})
