import { unwrap, unwrapList } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import { firstSharedDifference } from '../derived/records/volatile.ts'
import type { Context } from '../run/context.ts'
import { everyRow, ordered, refusedField } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'

/** Who has less comes after: a place is shared by those alone who have the same. */
function checkRanks(
  { expect }: Context,
  rows: { rank: number; value: number }[],
  what: string,
  operation: OperationId,
): void {
  const wrong = rows.find(({ rank, value }, place) => {
    const before = rows[place - 1]
    return before !== undefined && before.value > value && before.rank >= rank
  })
  expect(wrong === undefined, `of ${what} who has less has a later rank`, wrong?.rank, operation)
}

export const directory: Scenario[] = [
  {
    name: 'The directory of persons shows nothing that is private',
    operations: ['listMembers'],
    writes: false,
    async run(context) {
      const params = { query: { size: 2000 } }
      const items = await unwrap(context.anonymous.GET('/api/public/info-members/query', { params }))
      everyRow(context, items, ({ idNumber }) => idNumber.includes('********'), 'identity numbers are masked')
      everyRow(
        context,
        items,
        (row) => !/"1[3-9]\d{9}"/.test(JSON.stringify(row)),
        'no phone of a person is shown',
      )
    },
  },
  {
    name: 'No two units have one name',
    operations: ['listCompanies'],
    writes: false,
    async run({ anonymous, expect }) {
      const params = { query: { size: 2000 } }
      const units = await unwrap(anonymous.GET('/api/public/info-companies/query', { params }))
      const names = units.map(({ companyName }) => companyName)
      const twice = names.filter((name, i) => names.indexOf(name) !== i)
      expect(twice.length === 0, 'every unit has a name of its own', twice.join(', '))
    },
  },
  {
    name: 'Years that are settled, told without amounts',
    operations: ['listCompanyFeeYears', 'listPersonFeeYears'],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const params = { query: { size: 50 } }
      const units = await unwrap(anonymous.GET('/api/public/company-fees-years', { params }))
      const persons = await unwrap(anonymous.GET('/api/public/member-fees-years', { params }))
      for (const [rows, operation] of [
        [units, 'listCompanyFeeYears'],
        [persons, 'listPersonFeeYears'],
      ] as const) {
        const [row = {}] = rows
        const told = Object.keys(row).filter((name) => /amount/i.test(name))
        expect(told.length === 0, 'no amount is told', told.join(', '), operation)
        everyRow(
          context,
          rows,
          ({ isExempt, payDate }) => isExempt || payDate !== null,
          'what is not exempt has a day of payment',
          operation,
        )
      }
    },
  },
  {
    name: 'Ratings and rankings, year by year',
    operations: ['listRatingYears', 'listCompanyRatings', 'listRankingYears', 'listCompanyRankings'],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const rated = await unwrap(anonymous.GET('/api/public/info-years/credit'))
      for (const { year, companyCount } of rated) {
        const query = { 'year.equals': year, sort: ['rank' as const], size: 100 }
        const { items, total } = await unwrapList(
          anonymous.GET('/api/public/company-rated-years', { params: { query } }),
        )
        expect(total === companyCount, `${year} has as many ratings as units`, `${total} / ${companyCount}`)
        ordered(context, items, ({ score }) => score, -1, `scores of ${year} by rank`)
        const ranks = items.map(({ rank, score }) => ({ rank, value: score }))
        checkRanks(context, ranks, `${year}`, 'listCompanyRatings')
        const [best] = items
        expect(best?.rank === 1, `the ranks of ${year} begin with 1`, best?.rank, 'listCompanyRatings')
      }
      const ratings = await unwrapList(
        anonymous.GET('/api/public/company-rated-years', { params: { query: { size: 1 } } }),
      )
      const sum = rated.reduce((total, { companyCount }) => total + companyCount, 0)
      const every = 'every rating is of a year that is listed, also once it has run out'
      expect(sum === ratings.total, every, `${sum} / ${ratings.total}`, 'listRatingYears')
      const ranked = await unwrap(anonymous.GET('/api/public/company-nines/years-domain'))
      for (const { year, companyCount } of ranked) {
        const query = { 'year.equals': year, size: 2000 }
        const { items: places, total } = await unwrapList(
          anonymous.GET('/api/public/company-nines/ranking', { params: { query } }),
        )
        const units = new Set(places.map(({ companyId }) => companyId)).size
        const rule = `${year} has as many units with a place as it says`
        if (total > places.length) context.untried(rule, `${total} places are more than one page`)
        else expect(units === companyCount, rule, `${units} / ${companyCount}`, 'listRankingYears')
      }
      const [latest] = ranked
      if (!latest) return context.skip('no year is ranked')
      for (const metric of ['营业收入', '利润', '人均']) {
        const query = {
          'year.equals': latest.year,
          'metric.equals': metric,
          sort: ['rank' as const],
          size: 100,
        }
        const places = await unwrap(anonymous.GET('/api/public/company-nines/ranking', { params: { query } }))
        expect(places.length > 0, `${latest.year} is ranked by ${metric}`, places.length)
        ordered(context, places, ({ value }) => value, -1, `values of ${metric} by rank`)
        checkRanks(context, places, metric, 'listCompanyRankings')
        const [best] = places
        expect(best?.rank === 1, `the ranks of ${metric} begin with 1`, best?.rank)
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
  {
    name: 'Experts and their certificates',
    operations: ['listExperts', 'listExpertCertificates'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const [first] = await unwrap(anonymous.GET('/api/public/info-expert-applies'))
      if (!first) return context.skip('there is no expert')
      for (const secret of ['phone', 'idNumber', 'birthDate', 'email']) {
        context.expect(!(secret in first), `an expert is shown without ${secret}`, secret)
      }
      const query = { 'certNo.equals': first.certNo }
      const found = await unwrap(anonymous.GET('/api/public/expert-certificates', { params: { query } }))
      const [certificate] = found
      const { name, expertType, validTo } = first
      const told = firstSharedDifference({ name, expertType, validTo }, { ...certificate })
      const isIts = found.length === 1 && told === null
      context.expect(isIts, 'a certificate is its expert’s', `${found.length}, another ${told}`)
    },
  },
]
