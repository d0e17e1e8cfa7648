import { show } from '@portal/api-contract/schema-errors'
import type { MismatchDetails } from '../../mismatch.ts'
import type { AnswerRule } from '../rule.ts'
import { type Criterion, criteriaOf } from './criteria.ts'
import { testOf } from './fits.ts'
import { pageOf, type Row } from './page.ts'

function ofCriterion(criterion: Criterion, rows: Row[]): MismatchDetails[] {
  const { property, operator, values } = criterion
  const fits = testOf(criterion)
  const place = rows.findIndex((row) => Object.hasOwn(row, property) && !fits(row[property]))
  if (place === -1) return []
  return [
    {
      kind: 'filter',
      path: `/${place}/${property}`,
      expected: `${property}.${operator}=${values.join(',')}`,
      seen: show(rows[place]?.[property]),
    },
  ]
}

/** Each row fits each criterion of the query, as far as it shows the property. */
export const filtered: AnswerRule = (exchange) => {
  const page = pageOf(exchange)
  if (!page || page.rows.length === 0) return []
  return criteriaOf(page.rules, page.query).flatMap((criterion) => ofCriterion(criterion, page.rows))
}
