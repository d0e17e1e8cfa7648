import { unwrap, unwrapList } from '../../src/index.ts'
import { ordered, pagesComplete, refusedField } from '../rules.ts'
import type { Scenario } from '../scenario.ts'

export const directory: Scenario[] = [
  {
    name: 'The directories: whole, and nothing in them that is private',
    operations: ['listCompanies', 'listMembers'],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const members = (query: object) =>
        unwrapList(anonymous.GET('/api/public/info-members/query', { params: { query } }))
      await pagesComplete(context, 25, 'personal members', (page) => members({ page, size: 25 }))
      const { items } = await members({ size: 50 })
      expect(
        items.every(({ idNumber }) => idNumber.includes('********')),
        'identity numbers are masked',
      )
      expect(!/"1[3-9]\d{9}"/.test(JSON.stringify(items)), 'no phone of a person is shown')
      const query = { 'companyType.equals': '造价咨询', sort: ['staffCount,desc' as const], size: 50 }
      const units = await unwrapList(anonymous.GET('/api/public/info-companies/query', { params: { query } }))
      expect(
        units.items.every(({ companyType }) => companyType === '造价咨询'),
        'the filter holds for every unit',
      )
      ordered(context, units.items, (row) => row.staffCount ?? 0, -1, 'units')
    },
  },
  {
    name: 'Years that are settled, told without amounts',
    operations: ['listCompanyFeeYears', 'listPersonFeeYears'],
    writes: false,
    async run({ anonymous, expect }) {
      const params = { query: { size: 50 } }
      const units = await unwrap(anonymous.GET('/api/public/company-fees-years', { params }))
      const persons = await unwrap(anonymous.GET('/api/public/member-fees-years', { params }))
      expect(!/amount/i.test(JSON.stringify([units, persons])), 'no amount is told')
      expect(
        [...units, ...persons].every(({ isExempt, payDate }) => isExempt || payDate !== null),
        'what is not exempt has a day of payment',
      )
    },
  },
  {
    name: 'Ratings and rankings, year by year',
    operations: ['listRatingYears', 'listCompanyRatings', 'listRankingYears', 'listCompanyRankings'],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const rated = await unwrap(anonymous.GET('/api/public/info-years/credit'))
      ordered(context, rated, ({ year }) => year, -1, 'rated years')
      for (const { year, companyCount } of rated) {
        const query = { 'year.equals': year, sort: ['rank' as const], size: 100 }
        const { items, total } = await unwrapList(
          anonymous.GET('/api/public/company-rated-years', { params: { query } }),
        )
        expect(total === companyCount, `${year} has as many ratings as units`, `${total} / ${companyCount}`)
        ordered(context, items, ({ score }) => score, -1, `scores of ${year} by rank`)
      }
      const [latest] = await unwrap(anonymous.GET('/api/public/company-nines/years-domain'))
      if (!latest) return
      for (const metric of ['营业收入', '利润', '人均']) {
        const query = {
          'year.equals': latest.year,
          'metric.equals': metric,
          sort: ['rank' as const],
          size: 100,
        }
        const places = await unwrap(anonymous.GET('/api/public/company-nines/ranking', { params: { query } }))
        expect(places.length > 0, `${latest.year} is ranked by ${metric}`)
        ordered(context, places, ({ value }) => value, -1, `values of ${metric} by rank`)
      }
    },
  },
  {
    name: 'A directory takes no criterion that would give a secret away',
    operations: ['listMembers'],
    writes: false,
    async run(context) {
      const query = { 'idNumber.equals': '349901199001010000' } as object
      const call = context.anonymous.GET('/api/public/info-members/query', { params: { query } })
      await refusedField(context, 'idNumber.equals', 'a criterion on the identity number', call)
    },
  },
]
