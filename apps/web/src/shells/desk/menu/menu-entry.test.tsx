import type { MenuItem } from '@portal/api-contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { MenuEntryLink } from './menu-entry.tsx'

afterEach(cleanup)

async function show(item: Pick<MenuItem, 'path' | 'redirect'>, target?: string) {
  const meta = { title: '帮助', ...(target && { target }) }
  const node = { id: 1, parentId: 0, name: 'help', component: '', meta, children: [], ...item } as never
  await renderPage(
    <MenuEntryLink node={node} hrefOf={(path) => path} isSelected={false}>
      帮助
    </MenuEntryLink>,
  )
  const link = screen.queryByRole('link', { name: '帮助' })
  return link && [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]
}

it.each([
  ['https://a.example/b?c', 'https://a.example/b?c'],
  ['/help', `${window.location.origin}/help`],
])('what has a target opens in a window of its own: %s', async (redirect, href) => {
  expect(await show({ path: '/help', redirect }, '_blank')).toEqual([href, '_blank', 'noopener noreferrer'])
})

it('another site does so without one', async () => {
  const href = 'https://a.example/'
  expect(await show({ path: href, redirect: null })).toEqual([href, '_blank', 'noopener noreferrer'])
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://portal.example@evil.example/',
])('%s is the text alone', async (redirect) => {
  expect(await show({ path: '/help', redirect }, '_blank')).toBeNull()
  expect(screen.getByText('帮助')).toBeTruthy()
})
