import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

afterEach(cleanup)

it('links everything above the page, which is marked and no link', () => {
  const items = [
    { id: 'home', label: 'Home' },
    { id: 'news', label: 'News' },
    { id: 'item', label: 'Item' },
  ]
  render(
    <Breadcrumb
      label="You are here"
      items={items}
      renderLink={(item, props) => <a {...props} href={`/${item.id}`} />}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/news'])
  expect(screen.getByText('Item').getAttribute('aria-current')).toBe('page')
})
