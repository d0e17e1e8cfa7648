import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TabNav } from './tab-nav.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tabs = ['home', 'fees', 'help'].map((id) => ({ id, label: id }))
const tabNav = (currentId: string) => (
  <TabNav
    label="Member"
    tabs={tabs}
    currentId={currentId}
    renderLink={(tab, props) => <a {...props} href={`#${tab.id}`} />}
  />
)

it('marks the current tab', () => {
  render(tabNav('fees'))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('fees')
})

it('scrolls its own row, not the page, to the current tab', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(200)
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { rerender } = render(tabNav('home'))
  rerender(tabNav('help'))
  expect(screen.getByRole('navigation', { name: 'Member' }).scrollLeft).toBe(200 - (100 - 60) / 2)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
