import { jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, granted, isList } from '../../../fault.ts'

interface FieldError {
  field: string
  message: string
}

/** A limit of a property that a backend does not hold: what is wrong by it alone is taken. */
const unbounded = (
  name: string,
  message: string,
  operations: string[],
  isMeant: (value: unknown) => boolean,
): Fault => ({
  name,
  detectedAs: ['not refused', 'problem'],
  fits: ({ id }) => operations.includes(id),
  answer(right, call, _upstream, planted) {
    if (right.status !== 400) return right
    const [problem, sent] = [jsonOf(right) as { fieldErrors?: FieldError[] }, sentIn(call)]
    const { fieldErrors = [] } = problem
    const left = fieldErrors.filter((one) => one.message !== message || !isMeant(sent[one.field]))
    if (left.length === fieldErrors.length) return right
    return left.length === 0 ? granted(right, planted) : withJson(right, { ...problem, fieldErrors: left })
  },
})

/** A limit that a backend has too narrow by one: what is right at it is refused as well. */
const narrow = (name: string, message: string, field: string, operation: string, limit: number): Fault => ({
  name,
  detectedAs: ['problem'],
  fits: ({ id }) => id === operation,
  answer(right, call) {
    const sent = sentIn(call)[field] as unknown
    const size = typeof sent === 'number' ? sent : (sent as { length?: number } | undefined)?.length
    if (size !== limit || right.status !== 400) return right
    const { fieldErrors = [], ...problem } = jsonOf(right) as { fieldErrors?: FieldError[] }
    return withJson(right, {
      ...problem,
      fieldErrors: [...fieldErrors, { objectName: 'body', field, message }],
    })
  },
})

const isNumber = (value: unknown): boolean => typeof value === 'number'

/** Faults of a backend that forgets one limit of what it is sent. */
export const unboundedFaults: Fault[] = [
  unbounded(
    'a number may be as small as one likes',
    'Min',
    ['createDeskActivity', 'createDeskCourse', 'applyForJob', 'calculateFee', 'issueHourCertificate'],
    isNumber,
  ),
  unbounded(
    'a number may be as large as one likes',
    'Max',
    ['createDeskJournal', 'createDeskCourse', 'applyAsExpert', 'reportWatched', 'transferDeskRefund'],
    isNumber,
  ),
  unbounded(
    'a text may be empty',
    'Size',
    ['createInvoiceTitle', 'createItem', 'createDeskRole', 'createMemberBasic', 'applyForJob'],
    (value) => value === '',
  ),
  unbounded(
    'a list may have as many as one likes',
    'Size',
    ['orderItems', 'applyForInvoice', 'createMemberApplyTop', 'remindDeskFees', 'orderDeskBanners'],
    (value) => Array.isArray(value) && value.length > 0,
  ),
  unbounded(
    'a list may have none',
    'Size',
    ['orderItems', 'applyForInvoice', 'createDeskCourse', 'remindDeskFees', 'orderCourseForPeople'],
    (value) => Array.isArray(value) && value.length === 0,
  ),
  unbounded(
    'a text may be blank',
    'Pattern',
    ['updateDeskNews', 'createDeskActivity', 'createInvoiceTitle', 'applyForJob', 'renameDeskDictionary'],
    (value) => typeof value === 'string' && /^ +$/.test(value),
  ),
  unbounded('an application becomes one of another kind', 'Immutable', ['updateMemberApply'], () => true),
  {
    name: 'a quote ends the statement of a filter',
    detectedAs: ['server error'],
    fits: isList,
    answer: (right, { url }) =>
      [...url.searchParams.values()].some((value) => value.includes("'"))
        ? withProblem(right, 500, 'error.http.500')
        : right,
  },
  narrow('the longest text that may be is refused', 'Size', 'title', 'createItem', 200),
  narrow('the smallest number that may be is refused', 'Min', 'quota', 'createDeskActivity', 1),
  narrow('as many as there may be are refused', 'Size', 'orderIds', 'applyForInvoice', 50),
]
