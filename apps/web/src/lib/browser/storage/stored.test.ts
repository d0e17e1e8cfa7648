import { expect, it, vi } from 'vitest'
import { onStored, onStoredElsewhere, tellStored } from './stored.ts'

const hear = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('tells of every change, here and in other tabs, until one listens no more', () => {
  const listener = vi.fn()
  const end = onStored(listener)
  tellStored()
  hear('theme', 'dark')
  hear(null, null)
  expect(listener).toHaveBeenCalledTimes(3)
  end()
  tellStored()
  hear('theme', 'dark')
  expect(listener).toHaveBeenCalledTimes(3)
})

it('tells of the keys alone that another tab has changed, and of all when it has cleared everything', () => {
  const listener = vi.fn()
  const end = onStoredElsewhere(['token', 'account'], listener)
  tellStored()
  hear('theme', 'dark')
  hear('token', 'a')
  hear('account', null)
  hear(null, null)
  end()
  hear('token', 'b')
  expect(listener.mock.calls).toEqual([['a'], [null], [null]])
})
