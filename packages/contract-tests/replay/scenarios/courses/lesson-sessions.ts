import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedField } from '../../run/rules.ts'

/** Seconds that a report may be ahead of the time. */
const tolerance = 3

/** One player of a lesson: what it may report, and that each report counts once. */
export async function checkSession(context: Context, client: PortalClient, lessonId: number): Promise<void> {
  const params = { path: { id: lessonId } }
  const open = () => unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params }))
  const report = (sessionId: string, seq: number, from: number, to: number, rate = 1) =>
    client.POST('/api/edu-lessons/{id}/heartbeat', { params, body: { sessionId, seq, from, to, rate } })
  const older = await open()
  const { sessionId, durationS, expireTime, lessonId: opened } = await open()
  const openedAt = context.now().getTime()
  const hours = (Date.parse(expireTime) - context.now().getTime()) / 3_600_000
  context.expect(hours > 1.9 && hours < 2.1, 'the address of a video holds for two hours', hours)
  context.expect(opened === lessonId, 'a session is of the lesson that was opened', opened)
  await refused(
    context,
    409,
    'a report of a session that a newer one ended',
    report(older.sessionId, 1, 0, 0),
  )
  await refused(context, 409, 'a skip to the end', report(sessionId, 1, durationS, durationS))
  await refused(context, 409, 'the whole lesson at once', report(sessionId, 1, 0, durationS))
  // Twice as fast as time has passed, and half as much again.
  for (const rate of [0.5, 1, 2]) {
    const elapsed = (context.now().getTime() - openedAt) / 1000
    const to = rate * (tolerance + elapsed + 1) * 1.4
    if (to < durationS) await refused(context, 409, `too much at ${rate}`, report(sessionId, 1, 0, to, rate))
  }
  await refusedField(context, 'to', 'a stretch backwards', report(sessionId, 1, 2, 1))
  const first = await unwrap(report(sessionId, 1, 0, 0.5))
  const again = await unwrap(report(sessionId, 1, 0, 0.5))
  context.expect(JSON.stringify(first) === JSON.stringify(again), 'a report counts once')
  const other = await unwrap(report(sessionId, 1, 0, 0.8))
  context.expect(
    JSON.stringify(first) === JSON.stringify(other),
    'a number that was reported before counts no more, whatever comes with it',
    JSON.stringify(other.lesson.ranges),
  )
  context.expect(first.lesson.ranges[0]?.from === 0, 'what was watched is kept', first.lesson.ranges[0]?.from)
  const body = { sessionId }
  const present = await unwrap(client.POST('/api/edu-lessons/{id}/presence', { params, body }))
  context.expect(!present.presenceRequired, 'an answer settles the question')
}
