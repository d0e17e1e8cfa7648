import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PopMenu } from './pop-menu.tsx'

const onSelect = vi.fn()

beforeEach(() => {
  onSelect.mockClear()
  render(
    <>
      <PopMenu
        label="Language"
        items={[
          { id: 'zh', label: '中文', lang: 'zh-CN', checked: false, onSelect: () => onSelect('zh') },
          { id: 'pt', label: 'Português', lang: 'pt-BR', checked: true, onSelect: () => onSelect('pt') },
          { id: 'help', label: 'Help', render: (props) => <a {...props} href="#help" /> },
        ]}
      />
      <p>elsewhere</p>
    </>,
  )
})
afterEach(cleanup)

const trigger = () => screen.getByRole('button', { name: 'Language' })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

it('opens with the chosen option focused, and arrows go round', () => {
  fireEvent.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Português')
  press('ArrowDown')
  expect(focused()).toBe('Help')
  press('ArrowDown')
  expect(focused()).toBe('中文')
  press('ArrowUp')
  expect(focused()).toBe('Help')
  press('Home')
  expect(focused()).toBe('中文')
})

it('opens by an arrow on the button', () => {
  trigger().focus()
  press('ArrowDown')
  expect(screen.getByRole('menu')).toBeTruthy()
})

it('gives the focus back on Esc and after choosing', () => {
  fireEvent.click(trigger())
  press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  fireEvent.click(trigger())
  fireEvent.click(screen.getByRole('menuitemradio', { name: '中文' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('zh')
  expect(document.activeElement).toBe(trigger())
})

it('closes on a press elsewhere but not on its own', () => {
  fireEvent.click(trigger())
  fireEvent.pointerDown(screen.getByRole('menu'))
  expect(screen.getByRole('menu')).toBeTruthy()
  fireEvent.pointerDown(screen.getByText('elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
})
