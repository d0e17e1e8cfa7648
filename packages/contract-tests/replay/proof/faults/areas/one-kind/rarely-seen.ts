import type { Fault } from '../../../fault.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

const unfit = ['error.orderUnpaid', 'error.orderClosed', 'error.orderRefunded', 'error.orderInvoiced']

/** A home that tells nothing to do in place of something. */
const idle = (name: string, kind: string): Fault =>
  inBody(name, ['getMemberSummary'], (body) =>
    (body.nextAction as Body).kind === kind ? { ...body, nextAction: { kind: 'NONE', id: null } } : body,
  )

/** Faults in states and refusals that come seldom. */
export const rarelySeenFaults: Fault[] = [
  granting(
    'an application for an invoice is mended by any order',
    ['reviseInvoiceApplication'],
    ({ message }) => unfit.includes(String(message)),
  ),
  granting(
    'mail codes have no limit of an hour',
    ['sendMailCode', 'sendMemberMailCode'],
    by('error.codeHourlyLimit'),
  ),
  granting(
    'a course is paid while its transfer is looked for',
    ['payCourseByWeixin'],
    by('error.transferConfirming'),
  ),
  inBody('a video for other browsers is nowhere', ['openLessonSession'], (body) => ({
    ...body,
    renditions: (body.renditions as Body[]).map((one) => ({ ...one, mp4Url: 'files/videos/none.mp4' })),
  })),
  inBody('a course names another attempt than the open one', ['getCourseProgress'], (body) => {
    const test = body.test as { openAttemptId: number | null } | null
    return test?.openAttemptId
      ? { ...body, test: { ...test, openAttemptId: test.openAttemptId + 1000 } }
      : body
  }),
  idle('who has expired is not told to renew', 'RENEW'),
  idle('who studies is not told to go on', 'STUDY'),
  inBody('who has left is as one who never was', ['getMemberSummary'], (body) =>
    body.state === 'QUIT' ? { ...body, state: 'NEW' } : body,
  ),
]
