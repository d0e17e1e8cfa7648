import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { leavePage } from '../../../testing/login-router.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { useDeleteApply, useSaveApply } from './mutations.ts'

const body = { applyKind: 'JOIN', status: 'DRAFT' } as never

let saving: ReturnType<typeof useSaveApply>
let deleting: ReturnType<typeof useDeleteApply>
const leave = vi.fn(async () => {})

function Probe() {
  saving = useSaveApply()
  deleting = useDeleteApply(leave)
  return null
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks again what is shown where no answer came', async () => {
  fakeApi({})
  const { queryClient } = await renderPage(<Probe />)
  queryClient.setQueryData(['applications', 'list', 1], 'before')
  await act(() => saving.mutateAsync({ id: 7, body }).catch(() => undefined))
  await waitFor(() =>
    expect(queryClient.getQueryState(['applications', 'list', 1])?.isInvalidated).toBe(true),
  )
})

it('takes a draft that is gone for deleted', async () => {
  fakeApi({ 'DELETE /api/member-applies/7': () => problem(404) })
  await renderPage(<Probe />)
  await act(() => deleting.mutateAsync(7))
  expect(leave).toHaveBeenCalledOnce()
})

it('takes nobody from the page of a draft who has left it meanwhile', async () => {
  leave.mockClear()
  fakeApi({
    'DELETE /api/member-applies/7': () => {
      leavePage()
      return new Response(null, { status: 204 })
    },
  })
  await renderPage(<Probe />)
  await act(() => deleting.mutateAsync(7))
  expect(leave).not.toHaveBeenCalled()
})
