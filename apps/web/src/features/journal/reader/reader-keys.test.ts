import type { KeyboardEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { readerKey } from './reader-keys.ts'

function press(key: string, init: Partial<KeyboardEvent<HTMLElement>> = {}) {
  const act = {
    turn: vi.fn(),
    turnTo: vi.fn(),
    zoomBy: vi.fn(),
    fit: vi.fn(),
    toggleFull: vi.fn(),
    closeFull: vi.fn(),
  }
  const preventDefault = vi.fn()
  const target = document.createElement('div')
  readerKey({ key, target, preventDefault, ...init } as unknown as KeyboardEvent<HTMLElement>, act)
  const done = Object.entries(act).flatMap(([name, { mock }]) =>
    mock.calls.map((call) => [name, ...call].join(' ')),
  )
  return { done, isTaken: preventDefault.mock.calls.length > 0 }
}

it.each([
  ['ArrowRight', 'turn 1'],
  ['ArrowLeft', 'turn -1'],
  ['+', 'zoomBy 1'],
  ['=', 'zoomBy 1'],
  ['-', 'zoomBy -1'],
  ['F', 'toggleFull'],
  ['f', 'toggleFull'],
  ['Escape', 'closeFull'],
])('%s stands for %s', (key, action) => {
  expect(press(key)).toEqual({ done: [action], isTaken: true })
})

it('leaves alone what is typed into a field, the browser’s shortcuts and other keys', () => {
  const nothing = { done: [], isTaken: false }
  expect(press('ArrowLeft', { target: document.createElement('input') })).toEqual(nothing)
  expect(press('+', { ctrlKey: true })).toEqual(nothing)
  expect(press('x')).toEqual(nothing)
  expect(press('Escape', { target: document.createElement('input') }).done).toEqual(['closeFull'])
})
