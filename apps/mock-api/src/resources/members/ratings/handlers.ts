import type { CompanyRanking, CompanyRating, PublishedYear } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { type Source, selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'

type Table = 'companyRating' | 'companyRanking'

/** A rated unit is a member with an account or one of the register. */
const from = (table: Table): string => `${table}
  LEFT JOIN member ON member.id = ${table}.companyId
  LEFT JOIN companyProfile ON companyProfile.memberId = member.id
  LEFT JOIN registerUnit ON registerUnit.id = ${table}.companyId`
const where = (table: Table): string =>
  `${table}.isDeleted = 0 AND (registerUnit.id IS NOT NULL OR (member.joinDate IS NOT NULL AND member.isDeleted = 0))`

const companyName = 'coalesce(member.name, registerUnit.name)'
const city = 'coalesce(companyProfile.city, registerUnit.city)'

const source = (table: Table, fields: string): Source => ({
  select: `${table}.id, companyId, ${companyName} AS companyName, ${city} AS city, year, rank, ${fields}, ${table}.createdDate,
    ${table}.lastModifiedDate, ${table}.isDeleted, ${table}.orderNum`,
  from: from(table),
  where: where(table),
  columns: { id: `${table}.id`, companyName, city, validTo: `${table}.validTo` },
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
