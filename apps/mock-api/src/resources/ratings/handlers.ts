import type { CompanyRanking, CompanyRating, PublishedYear } from '@portal/api-contract'
import { type Handlers, page } from '../../contract/handler.ts'
import { type Source, selectPage } from '../../contract/select-page.ts'
import { prcDate } from '../../domain/prc-time.ts'

type Table = 'companyRating' | 'companyRanking'

const from = (table: Table): string => `${table}
  JOIN member ON member.id = ${table}.companyId JOIN companyProfile ON companyProfile.memberId = member.id`
const where = (table: Table): string =>
  `${table}.isDeleted = 0 AND member.joinDate IS NOT NULL AND member.isDeleted = 0`

const source = (table: Table, fields: string): Source => ({
  select: `${table}.id, companyId, member.name AS companyName, city, year, rank, ${fields}, ${table}.createdDate,
    ${table}.lastModifiedDate, ${table}.isDeleted, ${table}.orderNum`,
  from: from(table),
  where: where(table),
  columns: { id: `${table}.id`, companyName: 'member.name', validTo: `${table}.validTo` },
})

/** Years come from what has been published, each with its units. */
const years = (table: Table): Source => ({
  select: 'year, companyCount',
  from: `(SELECT year, count(DISTINCT companyId) AS companyCount FROM ${from(table)} WHERE ${where(table)} GROUP BY year)`,
  columns: { id: 'year' },
})

const ratings = source('companyRating', 'level, score, certNo, companyRating.validTo')
const rankings = source('companyRanking', 'metric, value')
const ratingYears = years('companyRating')
const rankingYears = years('companyRanking')

export const ratingHandlers = {
  listCompanyRatings(call) {
    const { rows, total } = selectPage<Omit<CompanyRating, 'isExpired'>>(call, ratings)
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => ({ ...row, isExpired: row.validTo < today })),
      total,
    )
  },
  listCompanyRankings(call) {
    const { rows, total } = selectPage<CompanyRanking>(call, rankings)
    return page(rows, total)
  },
  listRatingYears(call) {
    const { rows, total } = selectPage<PublishedYear>(call, ratingYears)
    return page(rows, total)
  },
  listRankingYears(call) {
    const { rows, total } = selectPage<PublishedYear>(call, rankingYears)
    return page(rows, total)
  },
} satisfies Partial<Handlers>
