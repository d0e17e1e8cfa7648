import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Activities } from '../activities/activities.tsx'
import { Experts } from '../experts/experts.tsx'
import { Journals } from '../journals/journals.tsx'
import { Lead } from '../lead/lead.tsx'
import { Ranking } from '../ranking/ranking.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const skeletons = () => document.querySelectorAll('[data-skeleton]')

/** A list answer of one record that has nothing but its id and what is shown beside the title. */
const only = (record: object) => () =>
  Response.json([{ id: 7, ...record }], { headers: { 'x-total-count': '1' } })

it.each([
  ['a story', <Lead key="" />, { coverUrl: 'a.svg', documentNo: null, source: '协会' }, '协会'],
  ['an activity', <Activities key="" />, { address: '江州' }, '江州'],
  ['an expert', <Experts key="" />, { title: '高级工程师' }, '高级工程师'],
  ['an issue', <Journals key="" />, { publishDate: '2026-11-20' }, '2026-11-20'],
  ['a place', <Ranking key="" />, { value: 1234 }, '1,234'],
])('%s without a title shows the rest, and is no longer on its way', async (_what, block, record, rest) => {
  const answer = only(record)
  fakeApi(new Proxy({}, { get: () => answer }))
  await renderPage(block)
  expect(await screen.findByText(rest)).toBeTruthy()
  await act(async () => {})
  expect(skeletons()).toHaveLength(0)
  expect(screen.getByText('—')).toBeTruthy()
})
