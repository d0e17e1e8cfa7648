import { type Answer, jsonOf } from '../../answer.ts'
import { type Fault, granted } from '../../fault.ts'
import { inBody } from '../states.ts'
import { letting, looking, lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** Faults in what members pay, upload, write of themselves and give back. */
export const memberFaults: Fault[] = [
  letting(
    'an order that was cancelled is opened again',
    'payByWeixin',
    'error.orderClosed',
    async (call, upstream, now) => {
      const { orderId } = JSON.parse(call.body.toString('utf8')) as Body
      const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${orderId}`)) as Body
      // What ran out is another matter.
      return Date.parse(String(order.expireTime)) > now
    },
  ),
  {
    name: 'a file is what its sender says',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile' || id === 'uploadPublicFile',
    answer(right: Answer, { body }, _upstream, operation) {
      const isSaid = /content-type: (application\/pdf|image\/png)/i.test(body.toString('latin1'))
      return right.status === 400 && isSaid ? granted(right, operation) : right
    },
  },
  ...(['site', 'hours', 'contacts'] as const).map((name) =>
    inBody(`the file of a member lacks the ${name}`, ['downloadOwnData'], (body) => ({
      ...body,
      [name]: null,
    })),
  ),
  inBody('the file of a member has what is published alone', ['downloadOwnData'], (body) => ({
    ...body,
    siteItems: (body.siteItems as Body[]).filter(({ status }) => status === 'PUBLISHED'),
  })),
  inBody('a résumé tells by what its expert is reached', ['listExperts'], (body) => ({
    ...body,
    resume: String(body.resume).replace('***', '13900030001'),
  })),
  looking(
    'places that were given back are counted as benefits',
    'listBenefitUses',
    async (body, call, upstream) => {
      const path = '/api/member-activities/user?size=1'
      const { headers } = await lookUp(upstream, call, path)
      const count = Number(headers['x-total-count'])
      return (body as Body[]).map((one) => (one.unit === 'ACTIVITY' ? { ...one, count } : one))
    },
  ),
]
