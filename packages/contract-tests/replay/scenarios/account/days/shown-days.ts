import { unwrap } from '@portal/api-contract'
import { dayInChina } from '../../../run/china-time.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { edge, travel } from '../travel.ts'

/** What visitors are shown until a last day is looked at on it, and on the day after. */
export const shownDays: Scenario[] = [
  {
    name: 'A rating is valid on its last day',
    operations: ['listCompanyRatings'],
    writes: true,
    async run(context) {
      await unwrap(
        context.anonymous.GET('/api/public/company-rated-years', { params: { query: { size: 1 } } }),
      )
      const asOf = travel(context)
      const today = dayInChina(context.now())
      const query = { 'validTo.greaterThan': today, sort: ['validTo' as const], size: 1 }
      const [rating] = await unwrap(
        context.anonymous.GET('/api/public/company-rated-years', { params: { query } }),
      )
      if (!rating) return context.skip('no rating is valid beyond today')
      const params = { query: { 'id.equals': rating.id } }
      for (const [days, isExpired] of [
        [0, false],
        [1, true],
      ] as const)
        await asOf(edge(rating.validTo, days), async () => {
          const [seen] = await unwrap(context.anonymous.GET('/api/public/company-rated-years', { params }))
          context.expect(
            seen?.isExpired === isExpired,
            `a rating is ${isExpired ? 'expired the day after' : 'valid on'} its last day`,
            seen?.isExpired,
          )
        })
    },
  },
  {
    name: 'A membership is valid on its last day, also in the directory',
    operations: ['listCompanies', 'listMembers'],
    writes: true,
    async run(context) {
      const asOf = travel(context)
      const today = dayInChina(context.now())
      const soonest = { 'validTo.greaterThan': today, sort: ['validTo' as const], size: 1 }
      for (const path of ['/api/public/info-companies/query', '/api/public/info-members/query'] as const) {
        const find = async (query: object) =>
          (await unwrap(context.anonymous.GET(path, { params: { query } })))[0]
        const member = await find(soonest)
        if (!member?.validTo) {
          context.untried(`in ${path} a membership is valid on its last day`, 'none is valid beyond today')
          continue
        }
        const { id, validTo } = member
        for (const [days, isExpired] of [
          [0, false],
          [1, true],
        ] as const)
          await asOf(edge(validTo, days), async () => {
            const seen = (await find({ 'id.equals': id }))?.isExpired
            const rule = `a membership is ${isExpired ? 'expired the day after' : 'valid on'} its last day`
            context.expect(seen === isExpired, rule, seen)
          })
      }
    },
  },
  {
    name: 'A post is offered until the end of its last day',
    operations: ['listRecruitments', 'getRecruitment'],
    writes: true,
    async run(context) {
      const path = '/api/public/recruit-news'
      const find = { params: { query: { sort: ['expireDate' as const], size: 1 } } }
      const [post] = await unwrap(context.anonymous.GET(path, find))
      if (!post) return context.skip('no post is offered')
      const { id, expireDate } = post
      const asOf = travel(context)
      for (const [days, isOffered] of [
        [0, true],
        [1, false],
      ] as const)
        await asOf(edge(expireDate, days), async () => {
          const query = { 'id.equals': id }
          const rows = await unwrap(context.anonymous.GET(path, { params: { query } }))
          const { response } = await context.anonymous.GET(`${path}/{id}`, { params: { path: { id } } })
          const seen = `${rows.length} in the list, ${response.status} alone`
          const isMeant = (rows.length === 1) === isOffered && (response.status === 200) === isOffered
          const when = isOffered ? 'offered on' : 'gone the day after'
          context.expect(isMeant, `a post is ${when} its last day, in the list as alone`, seen)
        })
    },
  },
  {
    name: 'An appointment as an expert is valid on its last day',
    operations: ['listExpertCertificates'],
    writes: true,
    async run(context) {
      const path = '/api/public/expert-certificates'
      const query = { 'status.equals': 'VALID', sort: ['validTo' as const], size: 1 }
      const [certificate] = await unwrap(context.anonymous.GET(path, { params: { query } }))
      if (!certificate) return context.skip('no certificate of an expert is valid')
      const { certNo, validTo } = certificate
      const asOf = travel(context)
      for (const [days, status] of [
        [0, 'VALID'],
        [1, 'EXPIRED'],
      ] as const)
        await asOf(edge(validTo, days), async () => {
          const [seen] = await unwrap(
            context.anonymous.GET(path, { params: { query: { 'certNo.equals': certNo } } }),
          )
          context.expect(
            seen?.status === status,
            `a certificate is ${status} ${days} days after its last`,
            seen?.status,
          )
        })
    },
  },
]
