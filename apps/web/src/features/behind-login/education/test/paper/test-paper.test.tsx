import type { TestAttemptDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../../testing/fake-api.ts'
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
  fireEvent.click(screen.getAllByRole('radio', { name: /甲/ })[0] ?? expect.unreachable())
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
