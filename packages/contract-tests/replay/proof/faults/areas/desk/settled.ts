import { type Answer, jsonOf, sentIn, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { by, granting, naming } from '../../gaps.ts'
import { lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** A body of a right form that is refused by one of its fields, and taken all the same. */
const taking = (
  name: string,
  operation: string,
  field: string,
  isRightForm: (sent: Body) => boolean,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer: (right, call, _upstream, planted) =>
    right.status === 400 && isRightForm(sentIn(call)) && naming(field)(jsonOf(right) as Body)
      ? granted(right, planted)
      : right,
})

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && value > 0 && value < 1e6 && Number.isInteger(Math.round(value * 1e6) / 1e4)

const isOfMembers = (name: unknown): boolean =>
  typeof name === 'string' && /^(fees|orders|people|sites)\./.test(name)

/** A level that the other kind of members has is given, or asked for. */
const levelOfOthers = (name: string, operation: string, field: string, isOfThem: RegExp): Fault =>
  taking(name, operation, field, (sent) => isOfThem.test(String(sent[field])))

const byUnits = /^(会员|理事|常务理事|副会长|会长)单位$/
const byPersons = /^(会员|资深会员|理事|常务理事)$/

/** Fees of which the members were not told although the answer said so. */
const untold = new Set<unknown>()

/** Who of the staff has reminded of which fees. */
const remindedBy = new Set<string>()

const rowsOf = (answer: Answer): Body[] => jsonOf(answer) as Body[]

/** Faults in what of a record stands once something has come of it, and in what belongs to another one. */
export const settledFaults: Fault[] = [
  taking('who takes a course may find it at another price', 'updateDeskCourse', 'price', ({ price }) =>
    isAmount(price),
  ),
  taking('another amount goes back than was asked', 'transferDeskRefund', 'amount', ({ amount }) =>
    isAmount(amount),
  ),
  levelOfOthers('a person is given a level of units', 'changeDeskMemberLevel', 'memberLevel', byUnits),
  levelOfOthers('a unit is given a level of persons', 'changeDeskMemberLevel', 'memberLevel', byPersons),
  {
    name: 'a role of the desk opens what is for members',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'createDeskRole' || id === 'updateDeskRole',
    answer(right, call, _upstream, planted) {
      const { permissions } = sentIn(call)
      const isMeant = right.status === 400 && Array.isArray(permissions) && permissions.some(isOfMembers)
      return isMeant ? granted(right, planted) : right
    },
  },
  {
    name: 'whoever is named behind an unknown fee is reminded of nothing',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'remindDeskFees',
    answer(right) {
      if (!isSuccess(right)) return right
      const first = rowsOf(right).findIndex(({ isDone }) => isDone === false)
      const rows = rowsOf(right).map((row, at) => {
        if (first >= 0 && at > first && row.isDone === true) untold.add(row.feeId)
        const isSecond = untold.has(row.feeId) && row.reason === 'REMINDED_TODAY'
        return isSecond ? { ...row, isDone: true, reason: null } : row
      })
      return withJson(right, rows)
    },
  },
  {
    name: 'a fee is reminded of once a day by each of the staff',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'remindDeskFees',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const own = jsonOf(await lookUp(upstream, call, '/api/admin/account')) as Body
      const rows = rowsOf(right).map((row) => {
        const key = `${own.id} ${row.feeId}`
        const isFirst = row.reason === 'REMINDED_TODAY' && !remindedBy.has(key)
        if (isFirst || row.isDone === true) remindedBy.add(key)
        return isFirst ? { ...row, isDone: true, reason: null } : row
      })
      return withJson(right, rows)
    },
  },
  {
    name: 'what became of fees stands in the order of their ids',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'remindDeskFees',
    answer: (right) =>
      isSuccess(right)
        ? withJson(
            right,
            rowsOf(right).toSorted((a, b) => Number(a.feeId) - Number(b.feeId)),
          )
        : right,
  },
  granting(
    'a draft is thrown away on an old version',
    ['deleteDeskNews', 'deleteDeskFeeNews', 'deleteDeskJournal', 'deleteDeskActivity', 'deleteDeskCourse'],
    by('error.concurrencyFailure'),
  ),
]
