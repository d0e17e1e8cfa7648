import type { OperationId } from '@portal/api-contract/document'
import { jsonOf, withJson } from '../../../answer.ts'
import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** A fault in what several operations answer alike of one record. */
const everywhere = (
  name: string,
  [first, ...others]: [OperationId, ...OperationId[]],
  change: (body: Body) => Body,
): Fault => ({ ...inBody(name, [first], change), also: others })

const courses: [OperationId, ...OperationId[]] = [
  ...(['getDeskCourse', 'listDeskCourses', 'createDeskCourse', 'updateDeskCourse'] as const),
  ...(['publishDeskCourse', 'withdrawDeskCourse'] as const),
]

const members: [OperationId, ...OperationId[]] = ['listDeskMembers', 'getDeskMember', 'changeDeskMemberLevel']

/** A refusal that names another of the staff, or another time. */
const naming = (
  name: string,
  operation: OperationId,
  code: string,
  change: (params: Body) => Body,
): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer(right) {
    const body = right.status === 409 ? (jsonOf(right) as Body) : {}
    return body.message === code ? withJson(right, { ...body, params: change(body.params as Body) }) : right
  },
})

/** Faults in what the desk says of a record beside what it is. */
export const saidOfItFaults: Fault[] = [
  everywhere('a course has a lesson less than there are', courses, (body) => ({
    ...body,
    lessonCount: Math.max(0, Number(body.lessonCount) - 1),
  })),
  everywhere('whose membership is over is a member', members, (body) =>
    body.membershipStatus === 'EXPIRED' ? { ...body, membershipStatus: 'ACTIVE' } : body,
  ),
  everywhere('the highest level stands first', members, (body) =>
    Array.isArray(body.levels) ? { ...body, levels: body.levels.toReversed() } : body,
  ),
  everywhere(
    'who applies is no member',
    ['getDeskApplication', 'decideDeskApplication', 'undoDeskApplication'],
    (body) => ({ ...body, applicant: { ...(body.applicant as Body), validTo: null, memberLevel: null } }),
  ),
  inBody('a permission is told twice', ['listDeskPermissions'], (body) =>
    body.name === 'desk.log' ? { ...body, name: 'desk.news' } : body,
  ),
  inBody('the log calls a record by its number', ['listDeskLog'], (body) =>
    body.subjectKind === 'NAVIGATION' ? { ...body, subjectName: `${body.subjectId}` } : body,
  ),
  everywhere(
    'nothing was decided by a decision',
    ['listDeskLog', 'getDeskReview', 'decideDeskReview'],
    (body) =>
      ['RETURN', 'REJECT'].includes(String(body.action)) ? { ...body, before: {}, after: {} } : body,
  ),
  naming('another one is said to have what is taken', 'claimDeskApplication', 'error.claimed', (params) => ({
    ...params,
    staffName: '别人',
  })),
  naming(
    'who was first at a level was so when it was asked for',
    'changeDeskMemberLevel',
    'error.decidedBefore',
    (params) => ({
      ...params,
      time: '2020-01-01T00:00:00.000Z',
    }),
  ),
  everywhere('what is over still goes on', ['listDeskActivities', 'getDeskActivity'], (body) =>
    body.state === 'ENDED' ? { ...body, state: 'ONGOING' } : body,
  ),
  {
    ...looking(
      'the log of a record is that of its kind',
      'decideDeskApplication',
      async (body, call, upstream) => {
        const log = await rowsAt(upstream, call, '/api/admin/log?subjectKind.equals=APPLICATION&size=100')
        return { ...(body as Body), log }
      },
    ),
    also: ['getDeskApplication', 'undoDeskApplication'],
  },
  inBody('the player reported last when the course was begun', ['listDeskEnrollments'], (body) => ({
    ...body,
    lastStudyTime: body.lastStudyTime && body.enrollTime,
  })),
  {
    ...inBody('what is sold no more is on sale', ['listDeskCourses'], (body) =>
      body.state === 'SALE_ENDED' ? { ...body, state: 'ON_SALE' } : body,
    ),
    also: ['getDeskCourse'],
  },
  {
    ...inBody('nobody has taken what was paid back', ['getDeskCourse'], (body) =>
      body.enrolled === 0 ? { ...body, isTaken: 0 } : body,
    ),
    also: ['listDeskCourses'],
  },
  {
    ...inBody('an issue is called as its journal', ['getDeskJournal'], (body) => ({
      ...body,
      title: body.bookName,
    })),
    also: [
      ...(['listDeskJournals', 'createDeskJournal', 'updateDeskJournal'] as const),
      ...(['publishDeskJournal', 'withdrawDeskJournal'] as const),
    ],
  },
  inBody('nobody has opened an article that was withdrawn', ['getDeskNews'], (body) =>
    body.status === 'OFFLINE' ? { ...body, viewCount: 0 } : body,
  ),
]
