import { Buffer } from 'node:buffer'
import { jsonOf, sentIn, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const otherForms: Record<string, string> = { 先生: '女士', 女士: '先生' }

/** The captchas that were answered at a login. */
const answered = new Set<unknown>()

/** Faults in what stands beside what is looked at: in a list of its own, in a further line, of another kind. */
export const besideFaults: Fault[] = [
  looking(
    'a change that waits for its review is in the list already',
    'listCompanyItems',
    async (body, call, upstream) => {
      const written = new Map<unknown, Body>()
      for (const authorization of upstream.tokens) {
        const asked = { ...call, headers: { ...call.headers, authorization } }
        const answer = await lookUp(upstream, asked, '/api/member-news?size=2000')
        if (isSuccess(answer)) for (const row of jsonOf(answer) as Body[]) written.set(row.id, row)
      }
      return (body as Body[]).map((row) => ({ ...row, title: written.get(row.id)?.title ?? row.title }))
    },
  ),
  inBody('who looks for a post is addressed as somebody of the other gender', ['listJobSeekers'], (body) => ({
    ...body,
    displayName: String(body.displayName).replace(/先生|女士/, (form) => otherForms[form] ?? form),
  })),
  {
    name: 'of a site that is hidden there is nothing in the list',
    detectedAs: ['not refused'],
    fits: ({ id }) =>
      [
        'listCompanyHonours',
        'listCompanyCases',
        'listMemberQualifications',
        'listMemberAchievements',
      ].includes(id),
    answer: (right) =>
      right.status === 404
        ? { ...withHeader(withJson(right, []), 'content-type', 'application/json'), status: 200 }
        : right,
  },
  {
    name: 'a document under the name of a picture is kept',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile' || id === 'uploadPublicFile',
    answer(right, { body }, _upstream, operation) {
      const isMeant = body.includes('%PDF', 0, 'latin1') && /\.(png|jpg)"/.test(body.toString('utf8'))
      return right.status === 400 && isMeant ? granted(right, operation) : right
    },
  },
  looking(
    'what is kept of a call for tenders cannot be opened after its deadline',
    'listMemberFavourites',
    async (body, call, upstream) => {
      const path = '/api/public/tender-information?status.equals=CLOSED&size=2000'
      const closed = new Set((await rowsAt(upstream, call, path)).map(({ id }) => id))
      return (body as Body[]).map((row) =>
        row.kind === 'TENDER' && closed.has(row.targetId) ? { ...row, isAvailable: 0 } : row,
      )
    },
  ),
  looking('from its second line on an order has receipts of its own', 'getOrderReceipts', async (body) =>
    (body as Body[]).map((row, line) => {
      const code = String(row.verifyCode)
      const other = [...code].reverse().join('')
      const verifyUrl = String(row.verifyUrl).replace(code, other)
      return line === 0 ? row : { ...row, verifyCode: other, verifyUrl }
    }),
  ),
  looking(
    'each year that a person has settled is of the level of today',
    'listPersonFeeYears',
    async (body, call, upstream) => {
      const members = await rowsAt(upstream, call, '/api/public/info-members/query?size=2000')
      const levels = new Map(members.map(({ id, memberLevel }) => [id, memberLevel]))
      return (body as Body[]).map((row) => ({
        ...row,
        memberLevel: levels.get(row.memberId) ?? row.memberLevel,
      }))
    },
  ),
  {
    name: 'a captcha by which a code was sent logs in as well',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call) {
      const { captchaKey } = sentIn(call)
      const isKnown = answered.has(captchaKey)
      answered.add(captchaKey)
      const isUsed = right.status === 400 && (jsonOf(right) as Body).message === 'error.captchaExpired'
      return isUsed && !isKnown ? withProblem(right, 401, 'error.badCredentials') : right
    },
  },
  {
    name: 'a conflict of its own is told as any conflict',
    detectedAs: ['rule', 'problem'],
    fits: ({ responses }) =>
      /"enum":\["error\.(?!concurrency|http)/.test(JSON.stringify(responses[409] ?? null)),
    answer(right) {
      const { params: _params, ...refusal } = right.status === 409 ? (jsonOf(right) as Body) : {}
      const isOwn = /^error\.(?!concurrency|http|id)/.test(String(refusal.message))
      return isOwn ? withJson(right, { ...refusal, message: 'error.http.409' }) : right
    },
  },
  inBody('a post is told in HTML', ['listRecruitments', 'getRecruitment'], (body) => ({
    ...body,
    description: String(body.description).replaceAll('\n', '<br/>'),
  })),
  {
    name: 'what the parties agree on is computed all the same',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'calculateFee',
    answer(right, call, { ask }) {
      const { coefficients } = sentIn(call)
      if (!isSuccess(right) || (jsonOf(right) as Body).outcome === 'CALCULATED' || !coefficients) return right
      return ask({ ...call, body: Buffer.from(JSON.stringify({ ...sentIn(call), coefficients: {} })) })
    },
  },
  inBody('the form of a draft holds whatever is changed', ['verifyPrintInfo'], (body) =>
    body.printType === 'APPLY_FORM' ? { ...body, status: 'VALID' } : body,
  ),
]
