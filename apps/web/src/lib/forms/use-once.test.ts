import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnce } from './use-once.ts'

it('leaves out what is asked for while something is under way, and goes on after a failure', async () => {
  const { current: once } = renderHook(useOnce).result
  const { promise, reject } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const first = once(work)
  await once(work)
  expect(work).toHaveBeenCalledOnce()
  reject(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await once(async () => work.mockClear())
  expect(work).not.toHaveBeenCalled()
})
