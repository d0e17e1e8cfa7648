import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSaveKey } from './use-save-key.ts'

/** Presses a key. @returns whether the browser would have done what it does itself */
const press = (init: KeyboardEventInit) => fireEvent.keyDown(window, init)

it.each([{ ctrlKey: true }, { metaKey: true }])('saves by the key, and the browser does not: %j', (held) => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  expect(press({ key: 's', ...held })).toBe(false)
  expect(save).toHaveBeenCalledOnce()
})

it('saves once while the key is held down, and not by other keys', () => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  press({ key: 's', ctrlKey: true, repeat: true })
  press({ key: 's', ctrlKey: true, shiftKey: true })
  press({ key: 's' })
  press({ key: 'd', ctrlKey: true })
  expect(save).not.toHaveBeenCalled()
})
