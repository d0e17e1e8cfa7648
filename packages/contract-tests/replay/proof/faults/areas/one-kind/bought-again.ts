import type { Fault } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { inBody } from '../../states.ts'
import { firstSeen } from '../said/said.ts'

type Body = Record<string, unknown>

/** What was told first under a name, where there was something. */
const firstOf = (value: unknown, ...name: unknown[]): unknown =>
  (value ?? null) === null ? value : firstSeen(`bought again: ${name.join(' ')}`, value)

/** Faults in what comes of a course that was paid back once it is bought again. */
export const boughtAgainFaults: Fault[] = [
  inBody('a course bought again names its first order', ['getCourseProgress'], (body) => ({
    ...body,
    orderId: firstOf(body.orderId, 'order', body.courseId),
  })),
  inBody('a course bought again was paid for when it was first', ['getCourseProgress'], (body) => {
    const { until, ...terms } = (body.refund ?? {}) as Body
    if (!until) return body
    return {
      ...body,
      refund: { ...terms, until: firstOf(until, 'until', body.courseId) },
    }
  }),
  inBody('a course bought again has not been credited', ['getCourseProgress'], (body) => {
    const first = firstOf(body.orderId, 'credited', body.courseId)
    return body.orderId === first ? body : { ...body, creditTime: null }
  }),
  inBody('a course bought again is credited as of then', ['getCourseProgress'], (body) => {
    const isAgain = body.orderId !== firstOf(body.orderId, 'then', body.courseId)
    return isAgain && body.creditTime ? { ...body, creditTime: later(body.creditTime, 1 / 2) } : body
  }),
  inBody('the desk sees an enrolment that was bought again as it was', ['listDeskEnrollments'], (body) => ({
    ...body,
    enrollTime: firstOf(body.enrollTime, 'enrolment', body.memberId, body.courseId),
  })),
  inBody('who buys a course again has taken it when it was first', ['listMyCourses'], (body) => ({
    ...body,
    enrollTime: firstOf(body.enrollTime, 'taken', body.id),
  })),
]
