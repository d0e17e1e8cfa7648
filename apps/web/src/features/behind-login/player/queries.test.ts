import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { sessionQueryOptions } from './queries.ts'

it('opens a lesson also where the device has no room', async () => {
  const session = { sessionId: 'session-of-a-test', lessonId: 7, courseId: 3008 }
  fakeApi({ 'POST /api/edu-lessons/7/sessions': () => Response.json(session, { status: 201 }) })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await new QueryClient().fetchQuery(sessionQueryOptions(7))).toMatchObject({ session })
})
