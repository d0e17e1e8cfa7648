import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The test files of a worker share its DOM: each test leaves an empty page and the real clock.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
