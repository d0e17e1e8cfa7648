import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { menuTrail, menuTree } from './menu-tree.ts'
import { SideMenu } from './side-menu.tsx'

const item = (id: number, parentId: number, path: string, title: string) => {
  const meta = {
    title,
    icon: null,
    hideInMenu: false,
    hideChildrenInMenu: false,
    target: null,
    authority: [],
  }
  return { id, parentId, path, name: path, redirect: null, component: '', meta }
}

const tree = menuTree([
  item(1, 0, '/money', '财务'),
  item(2, 1, '/money/in', '收入'),
  item(3, 2, '/money/in/fees', '会费台账'),
  item(4, 1, '/money/out', '支出'),
  item(5, 0, '/help', '说明'),
])

async function show(props: { isCollapsed?: boolean } = {}) {
  const menuAt = (path: string) => (
    <UiProvider>
      <SideMenu nodes={tree} trail={menuTrail(tree, path)} hrefOf={(to) => to} {...props} />
    </UiProvider>
  )
  let show = (_: string) => {}
  const Page = () => {
    const [path, setPath] = useState('/help')
    show = setPath
    return menuAt(path)
  }
  await renderPage(<Page />)
  return { go: (path: string) => act(() => show(path)) }
}

const link = (name: string) => screen.queryByRole('link', { name })
const fold = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('has the pages of each level', async () => {
  await show()
  fold('财务')
  fold('收入')
  expect(link('会费台账')?.getAttribute('href')).toBe('/money/in/fees')
  expect(link('支出')).toBeTruthy()
})

it('has them in the list of a group as well, where there is room for pictures alone', async () => {
  await show({ isCollapsed: true })
  fold('财务')
  expect(await screen.findByRole('menuitem', { name: '会费台账' })).toBeTruthy()
  expect(screen.getByText('收入')).toBeTruthy()
})

it('unfolds the groups of a page that is come to, also those that were folded by hand', async () => {
  const { go } = await show()
  await go('/money/in/fees')
  expect(link('会费台账')?.getAttribute('aria-current')).toBe('page')
  fold('财务')
  expect(link('会费台账')).toBeNull()
  await go('/help')
  expect(link('会费台账')).toBeNull()
  await go('/money/in/fees')
  expect(link('会费台账')).toBeTruthy()
  fold('财务')
  await go('/money/out')
  expect(link('支出')).toBeTruthy()
})
