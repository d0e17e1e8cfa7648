// @vitest-environment jsdom
import type { Dictionary } from '@portal/api-contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { NavItem } from './nav-item.tsx'

const audit = { createdDate: '', lastModifiedDate: '', isDeleted: 0 as const, orderNum: 1 }
const entry: Dictionary = {
  ...audit,
  id: 2,
  dictName: '行业动态',
  dictIndex: '/DynamicWork',
  dictType: 'index',
  isNavigation: 1,
  headerTwoList: ['协会动态', '通知公告'].map((detailName, index) => ({
    ...audit,
    id: 201 + index,
    infoDictsId: 2,
    detailName,
    detailIndex: null,
  })),
}

beforeEach(() =>
  renderPage(
    <ul>
      <NavItem entry={entry} current={false} />
    </ul>,
  ),
)

const button = () => screen.getByRole('button', { name: '行业动态的子栏目' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

it('opens by its button and closes by Esc, which gives the focus back', () => {
  fireEvent.click(button())
  expect(isOpen()).toBe(true)
  screen.getByRole('link', { name: '通知公告' }).focus()
  press('Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

it('opens by ArrowDown on the link and goes round by arrows', async () => {
  screen.getByRole('link', { name: '行业动态' }).focus()
  press('ArrowDown')
  await waitFor(() => expect(focused()).toBe('协会动态'))
  press('ArrowUp')
  expect(focused()).toBe('通知公告')
  press('ArrowDown')
  expect(focused()).toBe('协会动态')
  press('End')
  expect(focused()).toBe('通知公告')
})

it('opens for a mouse that points at it, not for a touch', () => {
  const item = button().closest('li') as HTMLElement
  fireEvent.pointerEnter(item, { pointerType: 'touch' })
  expect(isOpen()).toBe(false)
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(item, { pointerType: 'mouse' })
  return waitFor(() => expect(isOpen()).toBe(false))
})

it('closes when the focus goes elsewhere', () => {
  fireEvent.click(button())
  fireEvent.blur(screen.getByRole('link', { name: '协会动态' }), { relatedTarget: document.body })
  expect(isOpen()).toBe(false)
})
