import type { OperationId } from '@portal/api-contract/document'
import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { looking, rowsAt } from '../lessons.ts'
import { misleading } from '../said/said.ts'

type Body = Record<string, unknown>

const courses: [OperationId, ...OperationId[]] = [
  ...(['getDeskCourse', 'listDeskCourses', 'createDeskCourse', 'updateDeskCourse'] as const),
  ...(['publishDeskCourse', 'withdrawDeskCourse'] as const),
]

const members: [OperationId, ...OperationId[]] = ['listDeskMembers', 'getDeskMember', 'changeDeskMemberLevel']

/** Faults in what the desk says of a record beside what it is. */
export const saidOfItFaults: Fault[] = [
  across('a course has a lesson less than there are', courses, (body) => ({
    ...body,
    lessonCount: Math.max(0, Number(body.lessonCount) - 1),
  })),
  across('whose membership is over is a member', members, (body) =>
    body.membershipStatus === 'EXPIRED' ? { ...body, membershipStatus: 'ACTIVE' } : body,
  ),
  across('the highest level stands first', members, (body) =>
    Array.isArray(body.levels) ? { ...body, levels: body.levels.toReversed() } : body,
  ),
  across(
    'who applies is no member',
    ['getDeskApplication', 'decideDeskApplication', 'undoDeskApplication'],
    (body) => ({ ...body, applicant: { ...(body.applicant as Body), validTo: null, memberLevel: null } }),
  ),
  ...(['nothing', 'every name'] as const).map((what) =>
    inBody(`${what} is found to be another member’s`, ['getDeskApplication'], (body) => ({
      ...body,
      checks: (body.checks as Body[]).map((one) =>
        one.check === 'DUPLICATES'
          ? {
              ...one,
              isPassed: what === 'nothing',
              fields: what === 'nothing' ? [] : ['company.companyName'],
            }
          : one,
      ),
    })),
  ),
  inBody('a permission is told twice', ['listDeskPermissions'], (body) =>
    body.name === 'desk.log' ? { ...body, name: 'desk.news' } : body,
  ),
  inBody('the log calls a record by its number', ['listDeskLog'], (body) =>
    body.subjectKind === 'NAVIGATION' ? { ...body, subjectName: `${body.subjectId}` } : body,
  ),
  across('nothing was decided by a decision', ['listDeskLog', 'getDeskReview', 'decideDeskReview'], (body) =>
    ['RETURN', 'REJECT'].includes(String(body.action)) ? { ...body, before: {}, after: {} } : body,
  ),
  misleading(
    'another one is said to have what is taken',
    'claimDeskApplication',
    'error.claimed',
    (params) => ({ ...params, staffName: '别人' }),
    ['rule'],
  ),
  misleading(
    'who was first at a level was so when it was asked for',
    'changeDeskMemberLevel',
    'error.decidedBefore',
    (params) => ({ ...params, time: '2020-01-01T00:00:00.000Z' }),
    ['rule'],
  ),
  across('what is over still goes on', ['listDeskActivities', 'getDeskActivity'], (body) =>
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
