import type { OperationId } from '@portal/api-contract/document'
import { jsonOf, sentIn, withJson } from '../../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../../fault.ts'
import { naming } from '../../../gaps.ts'
import { letting, looking, rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

const blankIsWhy = (operation: OperationId): Fault => ({
  name: `blanks say why: ${operation}`,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer(right, call, _upstream, about) {
    const { opinion } = sentIn(call)
    const isBlank = typeof opinion === 'string' && opinion !== '' && opinion.trim() === ''
    return isBlank && right.status === 400 && naming('opinion')(jsonOf(right) as Body)
      ? granted(right, about)
      : right
  },
})

/** Until when each review can be taken back, by whoever has decided it. */
const until = new Map<string, unknown>()

/** That is told to whoever reads the review. */
const toldToAnybody: Fault = {
  name: 'anybody is told until when a review can be taken back',
  detectedAs: ['rule'],
  also: ['decideDeskReview', 'undoDeskReview'],
  fits: ({ id }) => id === 'getDeskReview',
  answer(right, _call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right) as Body
    const key = `${body.kind} ${body.recordId}`
    if (id !== 'getDeskReview') until.set(key, body.undoUntil)
    const end = until.get(key) ?? null
    const isOpen = end !== null && Date.parse(String(end)) > Date.parse(right.headers.date ?? '')
    return isOpen && body.undoUntil === null ? withJson(right, { ...body, undoUntil: end }) : right
  },
}

/** Kinds that are decided on what was handed in last, and the others that are decided on anything. */
const ofVisitors = /\/reviews\/(EXPERT|JOB)\//

/** Faults of a desk that looks at one kind, one caller or one way of leaving out a reason alone. */
export const halfCheckedFaults: Fault[] = [
  blankIsWhy('decideDeskApplication'),
  blankIsWhy('decideDeskReview'),
  letting(
    'what a member handed in before is decided',
    'decideDeskReview',
    'error.concurrencyFailure',
    async ({ url }) => !ofVisitors.test(url.pathname),
  ),
  toldToAnybody,
  letting(
    'who is disabled is left to give rights',
    'updateDeskRole',
    'error.lastAdministrator',
    async (call, upstream) => {
      const roles = await rowsAt(upstream, call, '/api/admin/roles?size=200')
      const giving = roles.filter(({ permissions }) => (permissions as string[]).includes('desk.users'))
      const users = await rowsAt(upstream, call, '/api/admin/users?isDisabled.equals=1&size=200')
      return users.some(({ roleIds }) => giving.some(({ id }) => (roleIds as unknown[]).includes(id)))
    },
  ),
  ...(
    [
      ['accounts', 'USER', 'users', 'name'],
      ['articles', 'NEWS', 'news', 'title'],
    ] as const
  ).map(([what, kind, path, property]) =>
    looking(
      `${what} stand in the log as they are called now`,
      'listDeskLog',
      async (body, call, upstream) => {
        const rows = await rowsAt(upstream, call, `/api/admin/${path}?size=2000`)
        const names = new Map(rows.map((row) => [row.id, row[property]]))
        return (body as Body[]).map((row) =>
          row.subjectKind === kind
            ? { ...row, subjectName: names.get(row.subjectId) ?? row.subjectName }
            : row,
        )
      },
    ),
  ),
]
