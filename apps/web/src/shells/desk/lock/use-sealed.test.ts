import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSealed } from './use-sealed.ts'

const added: HTMLElement[] = []
afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

/** An element of the body, as windows over the page are. */
function add(tag: string): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag))
  added.push(element)
  return element
}

it('puts out of reach what stands beside the cover, also what comes later, as long as it is there', async () => {
  const [before, cover] = [add('div'), add('main')]
  cover.tabIndex = -1
  const { unmount } = renderHook(() => useSealed({ current: cover }))
  expect([before.inert, Boolean(cover.inert)]).toEqual([true, false])
  expect(document.activeElement).toBe(cover)
  const later = add('section')
  await vi.waitFor(() => expect(later.inert).toBe(true))
  unmount()
  expect([before.inert, later.inert]).toEqual([false, false])
})

it('stays open to screen readers where a window that opens beside it hides all others', async () => {
  const cover = add('main')
  renderHook(() => useSealed({ current: cover }))
  cover.setAttribute('aria-hidden', 'true')
  await vi.waitFor(() => expect(cover.hasAttribute('aria-hidden')).toBe(false))
})
