import { ApiError, type HeartbeatResult } from '@portal/api-contract'

export const session = {
  sessionId: 'session-of-a-test',
  lessonId: 7,
  heartbeatS: 10,
  maxRate: 2,
  presenceAfterS: 1000,
  progress: { lessonId: 7, progress: 0, ranges: [], position: 0, reachable: 0, completeTime: null },
}

export const resultOf = (to: number, presenceRequired = false, presenceAfterS = 1000): HeartbeatResult => ({
  presenceRequired,
  presenceAfterS: presenceRequired ? 0 : presenceAfterS,
  lesson: { ...session.progress, ranges: [{ from: 0, to }], position: to, reachable: to },
  courseStatus: 'STUDYING',
  courseProgress: 0,
  creditTime: null,
})

export const refusal = (message: string, params?: object) =>
  new ApiError('http', { status: 409, problem: { status: 409, title: 'Conflict', message, params } as never })
export const lostNetwork = () => new ApiError('network')
