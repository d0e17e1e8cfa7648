import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { useCaptcha } from './use-captcha.ts'

let count = 0

async function open() {
  count = 0
  fakeApi({
    'GET /api/public/code': () => {
      count += 1
      return Response.json({ captchaKey: `captcha-${count}`, image: 'data:image/svg+xml,', expiresIn: 300 })
    },
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useCaptcha, { wrapper })
  await vi.waitFor(() => expect(result.current.captchaKey).toBe('captcha-1'))
  return result
}

/** The page is looked at, or another one is. */
const look = (isHere: boolean) => act(async () => focusManager.setFocused(isHere))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is replaced when it expires', async () => {
  const captcha = await open()
  await pass(301)
  await vi.waitFor(() => expect(captcha.current.captchaKey).toBe('captcha-2'))
})

it('that has expired while something else was looked at is replaced on the way back', async () => {
  const captcha = await open()
  await look(false)
  await pass(400)
  await look(true)
  await vi.waitFor(() => expect(captcha.current.captchaKey).toBe('captcha-2'))
})

it('that still holds stays on the way back', async () => {
  await open()
  await look(false)
  await pass(200)
  await look(true)
  await pass(1)
  expect(count).toBe(1)
})
