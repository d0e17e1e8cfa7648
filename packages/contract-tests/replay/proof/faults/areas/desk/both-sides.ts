import type { Fault } from '../../../fault.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** A time line of other events. */
const timeLine = (name: string, change: (events: Body[]) => Body[]): Fault =>
  inBody(name, ['getDeskMember'], (body) => ({ ...body, events: change(body.events as Body[]) }))

/** Faults in what the desk has of a record, of which its owner, visitors or another list have something else. */
export const bothSidesFaults: Fault[] = [
  ...(['APPLICATION', 'ORDER', 'INVOICE', 'COURSE', 'SITE_ITEM'] as const).map((left) =>
    timeLine(`a time line tells of no ${left}`, (events) => events.filter(({ kind }) => kind !== left)),
  ),
  timeLine('a time line tells of an order what it was at first', (events) =>
    events.map((one) => (one.kind === 'ORDER' ? { ...one, status: 'CREATED' } : one)),
  ),
  inBody('the desk is told of no unit that pays a fee', ['listDeskFees'], (body) => ({
    ...body,
    payer: null,
  })),
  inBody('the desk is told of no transfer of an order', ['getDeskOrder'], (body) => ({
    ...body,
    transfer: null,
  })),
  inBody('the desk is told of no terms of a refund', ['getDeskOrder'], (body) => ({
    ...body,
    refundTerms: null,
  })),
  inBody('the desk is not told why a proof is asked for again', ['listDeskTransfers'], (body) => ({
    ...body,
    opinion: null,
  })),
  inBody('nothing is to be transferred back', ['listDeskRefunds'], (body) => ({
    ...body,
    canTransfer: false,
  })),
  inBody('a review points to no files', ['getDeskReview'], (body) => ({ ...body, files: [] })),
  inBody('the state of a record is that of its review', ['getDeskReview'], (body) => ({
    ...body,
    recordStatus: body.status,
  })),
  inBody(
    'what somebody has taken is nobody’s in the list',
    ['listDeskApplications'],
    (body) => ({ ...body, claim: null, claimedById: null }),
    ['rule', 'filter'],
  ),
  inBody('whoever completed a course is credited its hours', ['listDeskCourses'], (body) => ({
    ...body,
    creditedHours: Number(body.completed) * Number(body.creditHours) + 1,
  })),
  inBody('the player has never reported', ['listDeskEnrollments'], (body) => ({
    ...body,
    lastStudyTime: null,
  })),
  inBody('who looks for a post is a man', ['listJobSeekers'], (body) => ({
    ...body,
    displayName: String(body.displayName).replace('女士', '先生'),
  })),
  inBody('no unit is found on a map', ['getCompanySite'], (body) => ({
    ...body,
    mapLng: null,
    mapLat: null,
  })),
  granting('what is called off is changed', ['updateDeskActivity'], by('error.activityNotOpen')),
  granting('what is called off is withdrawn', ['withdrawDeskActivity'], by('error.activityNotOpen')),
  granting(
    'something is withdrawn on an old version',
    ['withdrawDeskNews', 'withdrawDeskFeeNews', 'withdrawDeskJournal'],
    by('error.newsChanged'),
  ),
  granting('a course is withdrawn on an old version', ['withdrawDeskCourse'], by('error.courseChanged')),
  granting(
    'an activity is taken away on an old version',
    ['withdrawDeskActivity', 'cancelDeskActivity'],
    by('error.activityChanged'),
  ),
]
