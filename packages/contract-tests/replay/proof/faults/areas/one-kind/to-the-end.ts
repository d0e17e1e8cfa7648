import { Buffer } from 'node:buffer'
import type { CalculatorStandard } from '@portal/api-contract'
import { jsonOf, sentIn, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** When items were put into an order. */
const ordered = new Map<unknown, string>()

/** Whether the site of each account was last said to be under review. */
const reviewed = new Map<string, boolean>()

const dateOf = (header = ''): string => new Date(Date.parse(header) + 1000).toISOString()

/** The steps of a fee with its cap after what is taken of it. */
function cappedLast(body: Body): Body {
  const steps = body.adjustments as Body[]
  const isCap = ({ kind }: Body) => kind === 'CAP'
  let fee = Number(body.baseFee)
  const adjustments = [...steps.filter((step) => !isCap(step)), ...steps.filter(isCap)].map((step) => {
    fee = isCap(step) ? Math.min(fee, Number(step.value)) : fee * Number(step.factor)
    return { ...step, fee }
  })
  const rounded = Math.round(fee * 1e6) / 1e6
  return { ...body, adjustments, fee: rounded, feeYuan: Math.round(rounded * 1e6) / 100 }
}

/** Faults at the end of a table, and in what is not looked at whole. */
export const toTheEndFaults: Fault[] = [
  {
    name: 'the last point of a table is beyond it',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'calculateFee',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const asked = sentIn(call)
      const rows = await rowsAt(upstream, call, '/api/public/info-computes-dict?size=50')
      const standard = (rows as unknown as CalculatorStandard[]).find(({ code }) => code === asked.standard)
      const table = standard?.services.find(({ code }) => code === asked.service)?.table
      const last = table?.kind === 'POINTS' ? table.points.at(-1)?.amount : undefined
      if (asked.amount !== last || last === undefined) return right
      const body = JSON.stringify({ ...asked, amount: last + 1e-6 })
      const beyond = await upstream.ask({ ...call, body: Buffer.from(body) })
      return withJson(beyond, { ...(jsonOf(beyond) as Body), amount: last })
    },
  },
  inBody('a part is taken of a fee before its cap', ['calculateFee'], (body, call) => {
    const { extras } = sentIn(call)
    return (extras as Body | undefined)?.documentsOnly === true ? cappedLast(body) : body
  }),
  inBody('a player is given the smallest video', ['openLessonSession'], (body) => ({
    ...body,
    videoUrl: (body.renditions as Body[]).at(-1)?.videoUrl,
  })),
  {
    ...inBody(
      'a certificate of hours never has a member number',
      ['issueHourCertificate', 'listHourCertificates', 'verifyHourCertificate'],
      (body) => ({ ...body, memberNo: null }),
    ),
    also: ['issueHourCertificate', 'listHourCertificates', 'verifyHourCertificate'],
    fits: ({ id }) => id === 'issueHourCertificate',
  },
  {
    name: 'items that are put into an order were changed then',
    detectedAs: ['rule'],
    also: ['listOwnItems'],
    fits: ({ id }) => id === 'orderItems',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'orderItems') {
        for (const item of (sentIn(call).ids ?? []) as unknown[])
          ordered.set(item, dateOf(right.headers.date))
        return right
      }
      const isByOrder = call.url.search.includes('sort=orderNum')
      const rows = (jsonOf(right) as Body[]).map((row) =>
        ordered.has(row.id) ? { ...row, lastModifiedDate: ordered.get(row.id) } : row,
      )
      return isByOrder ? withJson(right, rows) : right
    },
  },
  {
    name: 'a site that is changed under review stays there',
    detectedAs: ['rule'],
    also: ['publishSite'],
    fits: ({ id }) => id === 'updateSite',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const token = headers.authorization ?? ''
      const isTaken = id === 'updateSite' && reviewed.get(token) === true && body.status === 'DRAFT'
      reviewed.set(token, body.status === 'SUBMITTED')
      return isTaken ? withJson(right, { ...body, status: 'SUBMITTED' }) : right
    },
  },
]
