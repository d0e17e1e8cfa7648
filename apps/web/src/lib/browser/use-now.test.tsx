import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withServerTime } from '../api/server-clock.ts'
import { useNow } from './use-now.ts'

it('goes by the clock of the server', async () => {
  const headers = { date: 'Sat, 21 Nov 2026 01:00:00 GMT' }
  await withServerTime(Promise.resolve({ response: new Response(null, { headers }) }))
  const { result } = renderHook(useNow)
  expect(result.current.toISOString()).toMatch(/^2026-11-21T01:00:/)
})
