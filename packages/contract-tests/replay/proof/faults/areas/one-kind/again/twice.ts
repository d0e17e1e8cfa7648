import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../../../../shared/is-record.ts'
import { sentIn } from '../../../../answer.ts'
import { type Fault, granted } from '../../../../fault.ts'

/** What tells the things in a list apart: a question by its id, whatever is answered. */
const nameOf = (one: unknown): string => JSON.stringify((isRecord(one) ? one.questionId : undefined) ?? one)

/** Whether one of a body's lists names something twice. */
const namesTwice = (body: Record<string, unknown>): boolean =>
  Object.values(body).some((list) => Array.isArray(list) && new Set(list.map(nameOf)).size < list.length)

const takingTwice = (operation: OperationId): Fault => ({
  name: `${operation} takes what is named twice`,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer: (right, call, _upstream, one) =>
    right.status === 400 && namesTwice(sentIn(call)) ? granted(right, one) : right,
})

/** Faults in lists in which nothing stands twice. */
export const twiceFaults: Fault[] = (
  ['requestOrderRefund', 'createDeskUser', 'handInTestAttempt', 'orderItems', 'payByWeixin'] as const
).map(takingTwice)
