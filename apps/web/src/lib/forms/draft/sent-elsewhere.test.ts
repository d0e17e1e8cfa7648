import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tellSent, useSentElsewhere } from './sent-elsewhere.ts'

afterEach(() => vi.unstubAllGlobals())

const hear = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('keeps nothing on the device, after the other tabs were told', () => {
  const done: string[] = []
  vi.stubGlobal('localStorage', {
    setItem: (key: string) => done.push(`set ${key}`),
    removeItem: (key: string) => done.push(`remove ${key}`),
  })
  tellSent('note-new')
  expect(done).toEqual(['set sent:note-new', 'remove sent:note-new'])
})

it('knows when another tab first sent the same form', () => {
  const { result } = renderHook(() => useSentElsewhere('note-new'))
  hear('sent:note-other', '1')
  hear('sent:note-new', null)
  expect(result.current.current).toBeUndefined()
  hear('sent:note-new', '2')
  hear('sent:note-new', '3')
  expect(result.current.current).toBe(2)
})
