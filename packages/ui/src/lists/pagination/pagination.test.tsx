import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
const renderPages = (page: number, pageCount: number) =>
  render(
    <Pagination
      {...{ page, pageCount, labels }}
      renderLink={(target, props) => <a {...props} href={`?page=${target}`} />}
    />,
  )

it('is a named landmark whose current page is marked', () => {
  renderPages(3, 9)
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(nav.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3')
  expect(nav.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=2')
  expect(nav.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=4')
})

it('has no link past the ends', () => {
  renderPages(1, 2)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  cleanup()
  renderPages(2, 2)
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

it('is absent where there is one page', () => {
  expect(renderPages(1, 1).container.innerHTML).toBe('')
})
