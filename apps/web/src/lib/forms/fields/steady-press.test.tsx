import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSteadyPress } from './steady-press.ts'

afterEach(cleanup)

const placeAt = (element: HTMLElement, top: number) => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 40)
}

const at = (clientY: number) => ({ clientX: 50, clientY, button: 0, isPrimary: true, bubbles: true })

function Form({ onClick }: { onClick: () => void }) {
  useSteadyPress()
  return (
    <button type="button" onClick={onClick}>
      <span>next</span>
    </button>
  )
}

/** Presses the button at the top, which moves as given, and lets it go as given. */
function pressed({ movedTo, letGoAt, forms = 1 }: { movedTo: number; letGoAt: number; forms?: number }) {
  const onClick = vi.fn()
  for (let count = 1; count < forms; count += 1) render(<Form onClick={() => {}} />)
  render(<Form onClick={onClick} />)
  const button = screen.getAllByRole('button').at(-1) as HTMLElement
  placeAt(button, 0)
  fireEvent(button.firstElementChild as Element, new PointerEvent('pointerdown', at(20)))
  placeAt(button, movedTo)
  fireEvent(document.body, new PointerEvent('pointerup', at(letGoAt)))
  return onClick
}

it('clicks a button that moved away under the finger, once, however many forms there are', () => {
  expect(pressed({ movedTo: 60, letGoAt: 20 })).toHaveBeenCalledTimes(1)
  cleanup()
  expect(pressed({ movedTo: 60, letGoAt: 20, forms: 2 })).toHaveBeenCalledTimes(1)
})

it.each([
  ['a button that stayed, which the browser clicks', { movedTo: 0, letGoAt: 20 }],
  ['a button that still lies under the finger', { movedTo: 10, letGoAt: 20 }],
  ['what was taken elsewhere', { movedTo: 60, letGoAt: 200 }],
])('leaves alone %s', (_what, press) => {
  expect(pressed(press)).not.toHaveBeenCalled()
})

it('does nothing once the form is gone', () => {
  const onClick = pressed({ movedTo: 0, letGoAt: 20 })
  const button = screen.getByRole('button')
  cleanup()
  document.body.append(button)
  placeAt(button, 0)
  fireEvent(button, new PointerEvent('pointerdown', at(20)))
  placeAt(button, 60)
  fireEvent(document.body, new PointerEvent('pointerup', at(20)))
  expect(onClick).not.toHaveBeenCalled()
  button.remove()
})
