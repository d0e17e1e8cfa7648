import type { Member } from '@portal/api-contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { HolderSearch } from './holder-search.tsx'

const path = 'GET /api/public/info-members/query'
const holder = (id: number, name: string, certValidTo: string | null) =>
  ({ id, name, certValidTo, certType: '造价员', certMajor: null, certNo: `J${id}` }) as Member

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('marks a certificate from the day after its last one, as it is counted in China', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), toFake: ['Date'] })
  const holders = [holder(1, '林', '2026-11-20'), holder(2, '苏', '2026-11-21'), holder(3, '贺', null)]
  fakeApi({ [path]: () => Response.json(holders) })
  await renderPage(<HolderSearch keyword="J" />)
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  expect((await rowOf('林')).getByText('已过期')).toBeTruthy()
  expect((await rowOf('苏')).queryByText('已过期')).toBeNull()
  expect((await rowOf('贺')).queryByText('已过期')).toBeNull()
})

it('asks for nobody before something is looked for', async () => {
  const calls = fakeApi({})
  await renderPage(<HolderSearch keyword={undefined} />)
  expect(screen.getByRole('heading', { name: '执业资格查询' })).toBeTruthy()
  expect(calls).toEqual([])
})

it('keeps the holders it has found when asking anew fails', async () => {
  const answers = [Response.json([holder(1, '林', null)])]
  const calls = fakeApi({ [path]: () => answers.shift() ?? problem(500) })
  const { queryClient } = await renderPage(<HolderSearch keyword="J" />)
  await screen.findByRole('row', { name: /林/ })
  await queryClient.refetchQueries()
  await waitFor(() => expect(calls.length).toBe(2))
  expect(screen.getByRole('row', { name: /林/ })).toBeTruthy()
})
