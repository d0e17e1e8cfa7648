import { countOf } from '../../../shared/report/counts.ts'
import type { AnswerRule } from '../rule.ts'
import { pageOf } from './page.ts'

/** A page shows as many rows as the total leaves for it. */
export const total: AnswerRule = (exchange) => {
  const page = pageOf(exchange)
  if (!page || page.total === null || page.rows.length > page.size) return []
  const due = Math.min(page.size, Math.max(0, page.total - page.page * page.size))
  if (page.rows.length === due) return []
  return [
    {
      kind: 'total',
      path: 'X-Total-Count',
      expected: 'as many rows on a page as the total leaves for it',
      seen: `${page.rows.length} rows on page ${page.page} of ${page.size}, where the total ${page.total} leaves ${due}`,
    },
  ]
}

/** A page is no longer than it was asked to be. */
export const pageSize: AnswerRule = (exchange) => {
  const page = pageOf(exchange)
  if (!page || page.rows.length <= page.size) return []
  return [
    {
      kind: 'paging',
      path: 'size',
      expected: `at most ${countOf(page.size, 'row')}`,
      seen: countOf(page.rows.length, 'row'),
    },
  ]
}

/** A row is on a page once. */
export const uniqueIds: AnswerRule = (exchange) => {
  const seen = new Set<unknown>()
  for (const { id } of pageOf(exchange)?.rows ?? []) {
    if (id !== undefined && seen.has(id))
      return [{ kind: 'paging', path: '/*/id', expected: 'every id once on a page', seen: `${id} twice` }]
    seen.add(id)
  }
  return []
}
