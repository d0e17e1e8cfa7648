import { type PortalClient, unwrap } from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'

/** What an answer to the question changes. */
const question = { presenceRequired: null, presenceAfterS: null }

/** Seconds that a report may be ahead of the time. */
const tolerance = 3

/** Who was asked for presence reports in vain until the answer. */
export async function checkPresence(context: Context, client: PortalClient, lessonId: number): Promise<void> {
  const ask = context.presence()
  const params = { path: { id: lessonId } }
  const { sessionId } = await unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params }))
  if (!(await ask(lessonId))) return context.skip('the mock shows no player of the lesson')
  const report = (seq: number, to: number) =>
    client.POST('/api/edu-lessons/{id}/heartbeat', {
      params,
      body: { sessionId, seq, from: 0, to, rate: 1 },
    })
  const asked = await unwrap(report(1, 0.2))
  context.expect(asked.presenceRequired, 'the next report is asked for presence', asked.presenceRequired)
  const { message } = await refused(context, 409, 'a report before the answer', report(2, 0.4))
  context.expect(message === 'error.presenceRequired', 'it says that an answer is waited for', message)
  const before = await unwrap(client.POST('/api/edu-lessons/{id}/presence', { params, body: { sessionId } }))
  context.expect(
    JSON.stringify(before.lesson.ranges) === JSON.stringify(asked.lesson.ranges),
    'what was reported before the answer counts for nothing',
    JSON.stringify(before.lesson.ranges),
  )
  const after = await unwrap(report(3, 0.6))
  context.expect(!after.presenceRequired, 'after the answer reports count again', after.presenceRequired)
}

/** One player of a lesson: what it may report, and that each report counts once. */
export async function checkSession(context: Context, client: PortalClient, lessonId: number): Promise<void> {
  const params = { path: { id: lessonId } }
  const open = () => unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params }))
  const report = (sessionId: string, seq: number, from: number, to: number, rate = 1) =>
    client.POST('/api/edu-lessons/{id}/heartbeat', { params, body: { sessionId, seq, from, to, rate } })
  const older = await open()
  const session = await open()
  const { sessionId, durationS, expireTime, lessonId: opened, courseId, title } = session
  const openedAt = context.now().getTime()
  const hours = (Date.parse(expireTime) - context.now().getTime()) / 3_600_000
  context.expect(hours > 1.9 && hours < 2.1, 'the address of a video holds for two hours', hours)
  const [largest] = session.renditions
  const isLargest = largest?.videoUrl === session.videoUrl
  context.expect(isLargest, 'a session’s video is its largest', session.videoUrl, 'openLessonSession')
  context.expect(opened === lessonId, 'a session is of the lesson that was opened', opened)
  const course = { params: { path: { id: courseId } } }
  const { chapters } = await unwrap(context.anonymous.GET('/api/public/edu-courses/{id}', course))
  const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)
  const { renditions, captionsUrl } = session
  const addresses = new Set(renditions.map(({ videoUrl }) => videoUrl))
  const isApart = addresses.size === renditions.length
  context.expect(isApart, 'each size of a video has its own address', renditions.length, 'openLessonSession')
  const isSaid = !lesson?.free || (lesson.captionsUrl ?? null) === null || captionsUrl !== null
  context.expect(isSaid, 'a player is given the captions that there are', captionsUrl, 'openLessonSession')
  const isIts = lesson?.title === title && lesson.durationS === durationS
  context.expect(isIts, 'a player shows the title and length of its lesson', title, 'openLessonSession')
  await refusedWith(
    context,
    409,
    'error.sessionEnded',
    'a report of a session that a newer one ended',
    report(older.sessionId, 1, 0, 0),
  )
  const skip = report(sessionId, 1, durationS, durationS)
  const { message, params: told } = await refused(context, 409, 'a skip to the end', skip)
  const { reachable = 0 } = (told ?? {}) as { reachable?: number }
  const isSkip = message === undefined || (message === 'error.skippedAhead' && reachable <= 1)
  const furthest = 'a skip in a lesson of which nothing was watched is refused, with its first second'
  context.expect(isSkip, furthest, `${message} ${reachable}`, 'reportWatched')
  const faster = await report(sessionId, 1, 0, 0.5, session.maxRate + 0.25)
  const isTooFast = !faster.response.ok
  context.expect(isTooFast, 'no more is taken than a player may play', session.maxRate, 'openLessonSession')
  const tooFast = [409, 'error.watchedTooFast'] as const
  await refusedWith(context, ...tooFast, 'the whole lesson at once', report(sessionId, 1, 0, durationS))
  // Twice as fast as time has passed, and half as much again.
  for (const rate of [0.5, 1, 2]) {
    const elapsed = (context.now().getTime() - openedAt) / 1000
    const to = rate * (tolerance + elapsed + 1) * 1.4
    const early = to < durationS ? report(sessionId, 1, 0, to, rate) : null
    if (early) await refusedWith(context, ...tooFast, `too much at ${rate}`, early)
  }
  await refusedField(context, 'to', 'a stretch backwards', report(sessionId, 1, 2, 1))
  const beyond = report(sessionId, 1, 0, durationS + 60)
  await refusedField(context, 'to', 'a stretch beyond the end', beyond)
  const first = await unwrap(report(sessionId, 1, 0, 0.5))
  const again = await unwrap(report(sessionId, 1, 0, 0.5))
  context.expect(
    JSON.stringify(first) === JSON.stringify(again),
    'a report counts once',
    JSON.stringify(again),
  )
  const other = await unwrap(report(sessionId, 1, 0, 0.8))
  context.expect(
    JSON.stringify(first) === JSON.stringify(other),
    'a number that was reported before counts no more, whatever comes with it',
    JSON.stringify(other.lesson.ranges),
  )
  context.expect(first.lesson.ranges[0]?.from === 0, 'what was watched is kept', first.lesson.ranges[0]?.from)
  const body = { sessionId }
  const present = await unwrap(client.POST('/api/edu-lessons/{id}/presence', { params, body }))
  context.expect(!present.presenceRequired, 'an answer settles the question', present.presenceRequired)
  const left = session.presenceAfterS - first.presenceAfterS
  const isLess = first.presenceRequired || Math.abs(left - 0.5) < 0.01
  context.expect(isLess, 'what was played brings the question nearer', left, 'reportWatched')
  const difference = firstDifference({ ...present, ...question }, { ...other, ...question })
  context.expect(difference === null, 'an answer says how it stands, as a report does', difference)
  const isAsBefore = other.presenceRequired || present.presenceAfterS === other.presenceAfterS
  const unasked = 'an answer to what was not asked puts the question off no further'
  context.expect(isAsBefore, unasked, `${other.presenceAfterS}, then ${present.presenceAfterS}`)
  const rewatched = await unwrap(report(sessionId, 2, 0, 0.5))
  const isOnce = rewatched.lesson.progress === first.lesson.progress
  const seen = `${first.lesson.progress}, then ${rewatched.lesson.progress}`
  context.expect(isOnce, 'what is watched again counts once', seen, 'reportWatched')
  const gap = await report(sessionId, 3, 1.3, 1.4)
  const isTaken = gap.response.ok
  context.expect(isTaken, 'less than a second may be missing', gap.error?.message, 'reportWatched')
  const further = report(sessionId, 4, 2.2, 2.3)
  await refusedWith(
    context,
    409,
    'error.skippedAhead',
    'a second gap, which makes more than one second',
    further,
  )
}

/** A member watches one lesson at a time: opening another one ends the session of the one before, which may report once more. */
export async function checkOneAtATime(
  context: Context,
  client: PortalClient,
  [first, ...others]: [number, ...number[]],
): Promise<void> {
  const open = (id: number) =>
    unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params: { path: { id } } }))
  let before = await open(first)
  let left = before.presenceAfterS
  for (const other of others) {
    const { sessionId, lessonId } = before
    const next = await open(other)
    const rule = 'the play before the next question goes on from lesson to lesson'
    const isAsLong = Math.abs(next.presenceAfterS - left) < 0.001
    context.expect(isAsLong, rule, `${left}, then ${next.presenceAfterS}`, 'openLessonSession')
    const report = (seq: number, from: number, to: number) =>
      client.POST('/api/edu-lessons/{id}/heartbeat', {
        params: { path: { id: lessonId } },
        body: { sessionId, seq, from, to, rate: 1 },
      })
    left = (await report(1, 0, 0.2)).data?.presenceAfterS ?? next.presenceAfterS
    const isSameCourse = next.courseId === before.courseId
    const what = `a second report of a lesson after one of ${isSameCourse ? 'the same' : 'another'} course was opened`
    await refusedWith(context, 409, 'error.sessionEnded', what, report(2, 0.2, 0.3))
    before = next
  }
}
