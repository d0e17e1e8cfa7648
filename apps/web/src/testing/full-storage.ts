import { vi } from 'vitest'

/** The device has no room for more, until the test has ended; what it keeps can still be read and removed. */
export function fillStorage(): void {
  const { getItem, removeItem, clear } = localStorage
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const kept = Object.entries({ getItem, removeItem, clear }).map(([name, method]) => [
    name,
    method.bind(localStorage),
  ])
  vi.stubGlobal('localStorage', { ...Object.fromEntries(kept), setItem })
}
