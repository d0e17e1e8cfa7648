import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { useStartAttempt } from './mutations.ts'

let start: ReturnType<typeof useStartAttempt>

function Probe() {
  start = useStartAttempt(3002)
  return null
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['opens the attempt', () => {}, '?attempt=5'],
  ['opens it for nobody who has left the page meanwhile', leavePage, ''],
])('%s', async (_what, meanwhile, search) => {
  fakeApi({
    'POST /api/edu-test-attempts': () => {
      meanwhile()
      return Response.json({ id: 5 }, { status: 201 })
    },
  })
  const { router } = await renderPage(<Probe />)
  await act(() => start.mutateAsync())
  expect(router.history.location.search).toBe(search)
})
