import { type Answer, type Call, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** The latest notice of each account that a decision has just told something, by what was decided. */
const toldBy = new Map<string, { token: string; notice: Body }[]>()
/** Notices that should be gone. */
const left: { token: string; notice: Body }[] = []

const reviewOf = ({ url }: Call): string => url.pathname.replace(/\/(decision|undo)$/, '')

async function latestNotices(call: Call, upstream: Upstream, now: number) {
  const seen = [...upstream.tokens].map(async (token) => {
    const as = { ...call, headers: { ...call.headers, authorization: token } }
    const [notice] = await rowsAt(upstream, as, '/api/member-messages?size=1')
    const isNew = notice && now - Date.parse(String(notice.createdDate)) < 2000
    return isNew ? [{ token, notice }] : []
  })
  return (await Promise.all(seen)).flat()
}

/** The newest page of an account's notices with those that should be gone. */
function withLeft(right: Answer, { headers, url }: Call): Answer {
  const own = left.filter(({ token }) => token === headers.authorization).map(({ notice }) => notice)
  const rows = jsonOf(right) as Body[]
  const more = own.filter(({ id }) => rows.every((row) => row.id !== id))
  const isPlain = [...url.searchParams.keys()].every((name) => name === 'size')
  if (!isPlain || more.length === 0) return right
  const size = Number(url.searchParams.get('size') ?? 20)
  const total = Number(right.headers['x-total-count']) + more.length
  return withHeader(withJson(right, [...more, ...rows].slice(0, size)), 'x-total-count', String(total))
}

/** Faults in what is told otherwise than it was, or to somebody else than it is for. */
export const asItWasFaults: Fault[] = [
  granting('a birthday beside the identity number is taken', ['applyAsExpert'], ({ fieldErrors }) =>
    ((fieldErrors ?? []) as Body[]).some(
      ({ field, message }) => field === 'birthDate' && message === 'Mismatch',
    ),
  ),
  inBody('a banner has the path of another entry', ['listBanners'], (body) =>
    body.parentIndex === null ? body : { ...body, parentIndex: '/DynamicWork' },
  ),
  looking('what others have taken is among the own', 'getDeskWorkplace', async (body, call, upstream) => {
    const path = '/api/admin/applications?claimedById.specified=true&sort=dueDate&size=200'
    return { ...(body as Body), mine: await rowsAt(upstream, call, path) }
  }),
  looking('a print says the level of today', 'verifyPrintInfo', async (body, call, upstream) => {
    const print = body as Body
    const list = print.printType === 'UNIT_CERT' ? 'info-companies' : 'info-members'
    const path = `/api/public/${list}/query?memberNo.equals=${print.memberNo}`
    const [now] = print.memberNo === null ? [] : await rowsAt(upstream, call, path)
    return { ...print, memberLevel: now?.memberLevel ?? print.memberLevel }
  }),
  inBody('the question comes anew with each lesson', ['openLessonSession'], (body) =>
    Number(body.presenceAfterS) > 0 ? { ...body, presenceAfterS: 900 } : body,
  ),
  {
    name: 'the notice of what was taken back stays',
    detectedAs: ['rule'],
    also: ['decideDeskReview', 'listMemberMessages'],
    fits: ({ id }) => id === 'undoDeskReview',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const review = reviewOf(call)
      if (id === 'listMemberMessages') return withLeft(right, call)
      if (id === 'undoDeskReview') left.push(...(toldBy.get(review) ?? []))
      else toldBy.set(review, await latestNotices(call, upstream, Date.parse(right.headers.date ?? '')))
      return right
    },
  },
]
