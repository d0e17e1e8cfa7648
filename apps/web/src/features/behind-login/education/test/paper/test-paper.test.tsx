import type { TestAttemptDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../../testing/fake-api.ts'
import { fillStorage } from '../../../../../testing/full-storage.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import TestPaper from './test-paper.tsx'

const choices = [
  { key: 'A', text: '甲' },
  { key: 'B', text: '乙' },
]
const attemptUntil = (ms: number) =>
  ({
    id: 7,
    courseId: 3004,
    status: 'OPEN',
    endTime: new Date(Date.now() + ms).toISOString(),
    questions: [1, 2].map((id) => ({ id, kind: 'SINGLE', text: `题 ${id}`, choices })),
  }) as TestAttemptDetail

const handIn = 'POST /api/edu-test-attempts/7/hand-in'

const first = () => screen.getAllByRole('radio', { name: /甲/ })[0] ?? expect.unreachable()

async function open(ms: number) {
  const calls = fakeApi({ [handIn]: () => problem(409, 'error.testHandedIn') })
  await renderPage(
    <UiProvider>
      <TestPaper attempt={attemptUntil(ms)} isWhole />
    </UiProvider>,
  )
  return () => calls.filter(({ name }) => name === handIn)
}

it('hands in at the end what was answered in any tab', async () => {
  const handedIn = await open(1500)
  fireEvent.click(first())
  const [key = ''] = Object.keys(localStorage)
  // Another tab, which this one has not heard of.
  localStorage.setItem(
    key,
    JSON.stringify({ savedAt: Date.now(), values: { answers: { 1: ['A'], 2: ['B'] } } }),
  )
  await waitFor(() => expect(handedIn()).toHaveLength(1), { timeout: 5000 })
  expect(handedIn()[0]?.body).toEqual({
    answers: [
      { questionId: 1, choices: ['A'] },
      { questionId: 2, choices: ['B'] },
    ],
  })
})

it('lets a device with answers come first at the end', async () => {
  const handedIn = await open(0)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(handedIn()).toHaveLength(0)
  await waitFor(() => expect(handedIn()).toHaveLength(1), { timeout: 5000 })
})

it('says how many answers were there when the page came, whatever is answered then', async () => {
  localStorage.setItem(
    'draft:test-7',
    JSON.stringify({ savedAt: Date.now(), values: { answers: { 2: ['A'] } } }),
  )
  await open(60_000)
  fireEvent.click(first())
  expect(screen.getByText('已恢复这台设备上保存的 1 题答案。')).toBeDefined()
})

it('says nothing of answers that were all taken back', async () => {
  localStorage.setItem(
    'draft:test-7',
    JSON.stringify({ savedAt: Date.now(), values: { answers: { 2: [] } } }),
  )
  await open(60_000)
  fireEvent.click(first())
  expect(screen.queryByText(/已恢复/)).toBeNull()
})

it('says that the device keeps no answers, as long as it does not', async () => {
  await open(60_000)
  expect(screen.queryByText(/答案没有保存/)).toBeNull()
  fillStorage()
  fireEvent.click(first())
  expect(screen.getByRole('alert').textContent).toMatch(/答案没有保存/)
})
