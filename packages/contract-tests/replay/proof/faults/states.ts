import type { OperationId } from '@portal/api-contract/document'
import { day, dayInChina } from '../../run/china-time.ts'
import { type Answer, type Call, jsonOf, withBody, withHeader, withJson } from '../answer.ts'
import { type Fault, granted, isSuccess } from '../fault.ts'

type Body = Record<string, unknown>

/** A fault in what some operations answer when they succeed. */
export const inBody = (
  name: string,
  operations: OperationId[],
  change: (body: Body, call: Call) => Body,
  detectedAs: Fault['detectedAs'] = ['rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => operations.includes(id),
  answer(right, call) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right)
    const wrong = Array.isArray(body) ? body.map((row) => change(row, call)) : change(body as Body, call)
    return withJson(right, wrong)
  },
})

const states = (name: string, operations: OperationId[], other: Record<string, string>): Fault =>
  inBody(name, operations, (body) => ({ ...body, status: other[String(body.status)] ?? body.status }))

const stateCodes: Record<string, string> = {
  'error.orderPaid': 'error.orderClosed',
  'error.orderClosed': 'error.orderPaid',
  'error.applicationDraft': 'error.applicationClosed',
  'error.applicationClosed': 'error.applicationDraft',
  'error.invitationAnswered': 'error.invitationWithdrawn',
}

const isAbout = ({ url }: Call): string => url.pathname + url.search

/** The pages that were shown once. */
const shown = new Map<string, Answer>()
/** What was read once, and when the backend said that it was. */
const readings = new Map<string, number>()

const countOf = (call: Call): number => {
  const times = (readings.get(isAbout(call)) ?? 0) + 1
  readings.set(isAbout(call), times)
  return times
}

/** The latest end of the membership that each caller was told. */
const latestEnds = new Map<string, string>()

/** Faults in states, and in what follows from them. */
export const stateFaults: Fault[] = [
  {
    name: 'a wrong password is as good as the right one',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['addPhone', 'updatePhone', 'addMail', 'updateMail', 'closeAccount'].includes(id),
    answer: (right, _call, _upstream, operation) =>
      right.status === 400 && (jsonOf(right) as Body).message === 'error.badPassword'
        ? granted(right, operation)
        : right,
  },
  inBody('the reason of a return stays when it is mended', ['updateMemberApply'], (body) => {
    const [last] = (body.auditRecords as Body[]).slice(-1)
    return { ...body, returnReason: body.returnReason ?? last?.opinion ?? null }
  }),
  inBody('a membership goes on although its fee was paid back', ['getCurrentMember'], (body, { headers }) => {
    const caller = headers.authorization ?? ''
    const latest = [latestEnds.get(caller) ?? '', String(body.validTo ?? '')].sort().at(-1) ?? ''
    latestEnds.set(caller, latest)
    return { ...body, validTo: latest || body.validTo }
  }),
  states('an invoice stands although its order was paid back', ['getMemberInvoice'], {
    REJECTED: 'PENDING',
  }),
  inBody('a unit sees fewer open fees than its people have', ['listUnitPeople'], (body) => ({
    ...body,
    unpaidCount: Math.max(0, Number(body.unpaidCount) - 1),
  })),
  {
    name: 'a rating is over on its last day',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanyRatings',
    answer(right) {
      if (!isSuccess(right)) return right
      const today = dayInChina(right.headers.date ?? '')
      const rows = jsonOf(right) as Body[]
      return withJson(
        right,
        rows.map((row) => (row.validTo === today ? { ...row, isExpired: true } : row)),
      )
    },
  },
  states('what has ended goes on', ['listTenders', 'listActivities'], { CLOSED: 'OPEN', ENDED: 'ONGOING' }),
  states('what goes on has ended', ['listTenders', 'listActivities'], { OPEN: 'CLOSED', SIGNUP: 'ENDED' }),
  {
    name: 'a refusal names another state',
    detectedAs: ['problem'],
    fits: ({ id }) => ['cancelMemberOrder', 'withdrawMemberApply', 'acceptUnitInvitation'].includes(id),
    answer(right) {
      const code = right.status === 409 ? stateCodes[String((jsonOf(right) as Body).message)] : undefined
      return code ? withJson(right, { ...(jsonOf(right) as Body), message: code }) : right
    },
  },
  {
    name: 'what is there already is said to be new',
    detectedAs: ['idempotence'],
    fits: ({ id }) => id === 'startTestAttempt' || id === 'issueHourCertificate',
    answer: (right) =>
      right.status === 200 ? { ...withHeader(right, 'location', '/'), status: 201 } : right,
  },
  {
    name: 'a site that is hidden is still shown',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['getCompanySiteInfo', 'getMemberSiteInfo', 'getCompany', 'getMember'].includes(id),
    answer(right, call) {
      if (isSuccess(right)) shown.set(isAbout(call), right)
      return right.status === 404 ? (shown.get(isAbout(call)) ?? right) : right
    },
  },
  inBody('a draft is sent to the review at once', ['createItem'], (body) => ({
    ...body,
    status: 'SUBMITTED',
  })),
  inBody('what is paid can be asked back for days too few', ['getMemberOrder'], (body) => {
    const { until, ...terms } = (body.refundTerms ?? {}) as Body
    if (!until) return body
    const earlier = new Date(Date.parse(String(until)) - 2 * day).toISOString()
    return { ...body, refundTerms: { ...terms, until: earlier } }
  }),
  inBody('an order does not know its invoice', ['getMemberOrder'], (body) =>
    body.invoiceStatus === 'APPLIED' ? { ...body, invoiceStatus: 'NONE' } : body,
  ),
  inBody('a fee in an order has no payer', ['listMemberFees'], (body) => ({ ...body, payer: null })),
  inBody('nothing is to be done about what is owed', ['getMemberSummary'], (body) =>
    (body.nextAction as Body).kind === 'PAY' ? { ...body, nextAction: { kind: 'NONE', id: null } } : body,
  ),
  inBody('a profile is complete with nothing in it', ['getMemberBasic'], (body) => ({
    ...body,
    isComplete: true,
  })),
  inBody('an invoice has files before it is issued', ['applyForInvoice', 'getMemberInvoice'], (body) =>
    body.status === 'PENDING' ? { ...body, pdfUrl: 'files/invoices/early.pdf' } : body,
  ),
  inBody('reading again moves the first reading', ['readMessage'], (body, call) => ({
    ...body,
    readDate: new Date(Date.parse(String(body.readDate)) + countOf(call) * 1000).toISOString(),
  })),
  inBody('a record counts a view as its article does', ['getNewsDetail'], (body, call) => ({
    ...body,
    viewCount: Number(body.viewCount) + countOf(call),
  })),
  inBody('the members of the association are not counted', ['getAssociationProfile'], (body) => ({
    ...body,
    figures: (body.figures as Body[]).map((one) => ({ ...one, value: Number(one.value) + 3 })),
  })),
  inBody('a course that begins anew keeps what was watched', ['resetCourse'], (body) => ({
    ...body,
    lessons: (body.lessons as Body[]).map((one) => ({ ...one, ranges: [{ from: 0, to: 0.5 }] })),
  })),
  inBody('what an application needs is left out', ['listApplyRequirements'], (body) => ({
    ...body,
    materials: (body.materials as Body[]).slice(1),
  })),
  states('a site is approved without a review', ['publishSite'], { SUBMITTED: 'PUBLISHED' }),
  inBody('a place that was paid is still to be paid', ['listMySignUps'], (body) => ({
    ...body,
    payState: body.payState === 'PAID' ? 'DUE' : body.payState,
  })),
  inBody('a place that costs something names no order', ['signUpForActivity'], (body) => ({
    ...body,
    payState: 'NONE',
    orderId: null,
  })),
  inBody('the people of a unit are another’s', ['listUnitPeople'], (body) => ({
    ...body,
    companyId: Number(body.companyId) + 1,
  })),
  inBody('the address of a video has run out', ['openLessonSession'], (body) => ({
    ...body,
    expireTime: new Date(Date.parse(String(body.expireTime)) - 3 * 3_600_000).toISOString(),
  })),
  inBody('two choices have one key', ['startTestAttempt'], (body) => ({
    ...body,
    questions: (body.questions as Body[]).map((one) => ({
      ...one,
      choices: (one.choices as Body[]).map((choice) => ({ ...choice, key: 'A' })),
    })),
  })),
  inBody(
    'a code and a captcha hold for an hour',
    ['getCaptcha', 'sendPhoneCode', 'sendMailCode', 'sendAccountCode', 'sendOwnCode', 'sendSmsCaptcha'],
    (body) => ({ ...body, expiresIn: 3600 }),
  ),
  inBody('an invoice is proposed to another buyer', ['getInvoiceDraft'], (body) => ({
    ...body,
    buyerName: '某某公司',
  })),
  inBody('a site shows what is another’s', ['listCompanyItems'], (body) => ({
    ...body,
    ownerId: Number(body.ownerId) + 1,
  })),
  inBody(
    'a job seeker is named in full',
    ['listJobSeekers'],
    (body) => ({ ...body, displayName: '张建国' }),
    ['format'],
  ),
  inBody('a certificate begins after its end', ['getPrintInfo'], (body) => ({
    ...body,
    validFrom: body.validTo && '2099-01-01',
  })),
  {
    name: 'the form of a payment posts itself to nobody',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByAlipay',
    answer: (right) =>
      isSuccess(right)
        ? withBody(right, right.body.toString().replace(/action="[^"]*"/, 'action=""'))
        : right,
  },
  inBody('a course is sold in its own year alone', ['listCourses'], (body) => ({
    ...body,
    onSaleUntil: `${body.year}-12-31`,
  })),
  inBody('what is changed does not say when', ['updateSite', 'updateItem'], (body) => ({
    ...body,
    lastModifiedDate: body.createdDate,
  })),
]
