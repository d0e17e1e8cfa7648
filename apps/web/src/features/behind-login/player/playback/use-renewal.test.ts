import type { LessonSession } from '@portal/api-contract'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRenewal } from './use-renewal.ts'
import type { View } from './view.ts'

const session = (ms: number) =>
  ({ sessionId: 'one', expireTime: new Date(Date.now() + ms).toISOString() }) as LessonSession

it.each([
  ['as soon as its address holds no more', 2000, 1],
  ['not while it holds', 20 * 60_000, 0],
])('opens a lesson whose video fails once more, %s', (_, ms, times) => {
  const reopen = vi.fn()
  const opened = session(ms)
  const { rerender } = renderHook(({ hasFailed }) => useRenewal(opened, { hasFailed } as View, reopen), {
    initialProps: { hasFailed: false },
  })
  expect(reopen).not.toHaveBeenCalled()
  rerender({ hasFailed: true })
  expect(reopen).toHaveBeenCalledTimes(times)
})
