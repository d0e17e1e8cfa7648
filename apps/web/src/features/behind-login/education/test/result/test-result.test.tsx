import type { CourseDetail, TestAttemptDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { NextAttempt } from '../start/next-attempt.tsx'
import TestStart from '../start/test-start.tsx'
import TestResult from './test-result.tsx'

afterEach(() => void vi.unstubAllGlobals())

const time = '2026-11-21T02:00:00.000Z'
const course = { id: 3004, creditHours: 6, chapters: [], test: { passShare: 0.6 } } as unknown as CourseDetail
const attempt = {
  ...{ id: 7, courseId: 3004, status: 'PASSED', questionCount: 10, correctCount: 8 },
  ...{ startTime: time, handInTime: time, questions: [] },
} as unknown as TestAttemptDetail

const progressOf = (status: 'STUDYING' | 'COMPLETED', creditTime: string | null) => ({
  ...{ courseId: 3004, status, creditHours: 6, creditTime },
  test: { passTime: time, attemptsLeft: 2, openAttemptId: null },
})

async function passed(progress: ReturnType<typeof progressOf>) {
  fakeApi({ 'GET /api/edu-courses/3004/progress': () => Response.json(progress) })
  await renderPage(
    <UiProvider>
      <TestResult attempt={attempt} course={course} />
      <NextAttempt course={course} progress={progress as Parameters<typeof NextAttempt>[0]['progress']} />
    </UiProvider>,
  )
}

it('says that the hours are credited where they are', async () => {
  await passed(progressOf('COMPLETED', time))
  await waitFor(() => expect(screen.getAllByText(/6 学时已入账/)).toHaveLength(2))
})

it('says what is left to do where the course was started over before', async () => {
  await passed(progressOf('STUDYING', null))
  await waitFor(() => expect(screen.getAllByText(/学完全部课时后 6 学时入账/)).toHaveLength(2))
  expect(screen.queryByText(/已入账/)).toBeNull()
})

it('shows no marks of what came too late to count', async () => {
  fakeApi({ 'GET /api/edu-courses/3004/progress': () => Response.json(progressOf('COMPLETED', null)) })
  const questions = [
    { id: 1, kind: 'SINGLE', text: '题', choices: [], given: [], isCorrect: false, right: null },
  ]
  const failed = { ...attempt, status: 'FAILED', correctCount: 0, questions } as unknown as TestAttemptDetail
  const handedIn = (handInTime: string) => (
    <UiProvider>
      <TestResult attempt={{ ...failed, endTime: time, handInTime }} course={course} />
    </UiProvider>
  )
  const inTime = await renderPage(handedIn('2026-11-21T02:01:00.000Z'))
  expect(screen.getByText('没有作答')).toBeDefined()
  inTime.unmount()
  await renderPage(handedIn('2026-11-21T02:01:01.000Z'))
  expect(screen.getByText(/作答没有计入/)).toBeDefined()
  expect(screen.queryByText('没有作答')).toBeNull()
})

it.each([
  [60_000, '计时没有停', '继续答题'],
  [-1000, '答题时间已过', '打开并交卷'],
])('says of an attempt that was left open how its time stands: %i', async (left, words, way) => {
  const progress = {
    ...progressOf('COMPLETED', null),
    test: { passTime: null, attemptsLeft: 2, openAttemptId: 7 },
  }
  const attempts = [{ ...attempt, status: 'OPEN', endTime: new Date(Date.now() + left).toISOString() }]
  fakeApi({
    'GET /api/edu-courses/3004/progress': () => Response.json(progress),
    'GET /api/edu-test-attempts': () => Response.json(attempts),
  })
  await renderPage(
    <UiProvider>
      <TestStart course={{ ...course, test: null }} />
    </UiProvider>,
  )
  expect(await screen.findByText(new RegExp(words))).toBeDefined()
  expect(screen.getByRole('button', { name: way })).toBeDefined()
  expect(screen.getByRole('link', { name: new RegExp(way) })).toBeDefined()
})
