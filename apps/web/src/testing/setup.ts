import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A part that loads when it is needed takes its time on a busy machine; a test that waits for it is no test of speed.
const longestWait = 10_000
configure({ asyncUtilTimeout: longestWait })
const { waitFor } = vi
vi.waitFor = (callback, options = longestWait) => waitFor(callback, options)

// The test files of a worker share its DOM: each test leaves an empty page, empty storage and the real clock.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // The options of the configuration do so ahead of each test, but not ahead of what another file does as it is loaded.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

// Modules of ours that keep state begin anew in each file; those of node_modules, which cost the time, stay loaded, with the language
// that was spoken last.
afterAll(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  vi.resetModules()
})
