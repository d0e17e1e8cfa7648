import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { useDeleteApply, useSaveApply } from './mutations.ts'

const begin = 'POST /api/member-applies'
const replace = 'PUT /api/member-applies'
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

const open = (params: object) => problem(409, 'error.applicationOpen', { params })

it('goes on with the application that was begun when the answer was lost', async () => {
  const calls = fakeApi({
    [begin]: () => open({ applyNo: 'SQ1', id: 7 }),
    [replace]: () => Response.json({ id: 7, status: 'DRAFT' }),
  })
  await renderPage(<Probe />)
  const kept = await act(() => saving.mutateAsync({ id: undefined, body }))
  expect(kept.id).toBe(7)
  expect(calls.map(({ name }) => name)).toEqual([begin, replace])
  expect(calls[1]?.body).toMatchObject({ id: 7, applyKind: 'JOIN' })
})

it('fails where the backend does not say which one is open', async () => {
  const calls = fakeApi({ [begin]: () => open({ applyNo: 'SQ1' }) })
  await renderPage(<Probe />)
  await expect(act(() => saving.mutateAsync({ id: undefined, body }))).rejects.toMatchObject({ status: 409 })
  expect(calls).toHaveLength(1)
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
