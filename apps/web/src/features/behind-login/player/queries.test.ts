import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { renewMemberQueries } from '../../../lib/session/member-cache.ts'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { fillStorage } from '../../../testing/full-storage.ts'
import { sessionQueryOptions } from './queries.ts'

it('opens a lesson also where the device has no room', async () => {
  const session = { sessionId: 'session-of-a-test', lessonId: 7, courseId: 3008 }
  fakeApi({ 'POST /api/edu-lessons/7/sessions': () => Response.json(session, { status: 201 }) })
  fillStorage()
  expect(await new QueryClient().fetchQuery(sessionQueryOptions(7))).toMatchObject({ session })
})

describe('when the session is taken up again', () => {
  const watched = (answer: () => Response) => {
    const calls = fakeApi({ 'POST /api/edu-lessons/7/sessions': answer })
    const client = new QueryClient()
    const observer = new QueryObserver(client, sessionQueryOptions(7))
    return { calls, client, observer, leave: observer.subscribe(() => {}) }
  }
  const settled = (observer: ReturnType<typeof watched>['observer']) =>
    vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))

  it('stays with the lesson that is open, until it is opened anew', async () => {
    const session = { sessionId: 'session-of-a-test', lessonId: 7, courseId: 3008 }
    const { calls, client, observer, leave } = watched(() => Response.json(session, { status: 201 }))
    await settled(observer)
    await renewMemberQueries(client)
    expect(calls).toHaveLength(1)
    await observer.refetch()
    expect(calls).toHaveLength(2)
    leave()
  })

  it('opens the lesson that could not be opened without it', async () => {
    const { calls, client, observer, leave } = watched(() => problem(401))
    await settled(observer)
    await renewMemberQueries(client)
    expect(calls).toHaveLength(2)
    leave()
  })
})
