import type { ListRules } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { type Exchange, queryOf } from '../../exchange.ts'

export type Row = Record<string, unknown>

/** One page of a list as it was asked for and answered. */
export interface Page {
  rules: ListRules
  query: URLSearchParams
  /** From 0. */
  page: number
  size: number
  rows: Row[]
  /** As `X-Total-Count` says; null when that is missing or no number. */
  total: number | null
}

const defaultSize = 20
const largestSize = 2000

/** A whole number as a text; null for anything else. */
function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}

const given = (query: URLSearchParams, name: string, otherwise: number): number | null =>
  query.has(name) ? wholeNumber(query.get(name)) : otherwise

function readPage(exchange: Exchange): Page | null {
  const { operation, answer } = exchange
  const rules = operation?.list
  if (!rules || answer.status !== 200 || !Array.isArray(answer.body)) return null
  const query = queryOf(exchange)
  const page = given(query, 'page', 0)
  const size = given(query, 'size', defaultSize)
  if (page === null || size === null || size < 1 || size > largestSize) return null
  const rows = answer.body.filter(isRecord)
  return { rules, query, page, size, rows, total: wholeNumber(answer.headers['x-total-count']) }
}

const known = new WeakMap<Exchange, Page | null>()

/**
 * The page that an exchange shows; null when it is no list, or was asked for with a page or size that is none. It is read once,
 * because half a dozen rules ask for it.
 */
export function pageOf(exchange: Exchange): Page | null {
  const page = known.get(exchange)
  if (page !== undefined) return page
  const read = readPage(exchange)
  known.set(exchange, read)
  return read
}
