import type { ListRules } from '@portal/api-contract/document'
import type { Value } from '../store/database.ts'
import { invalid } from './problem.ts'

/** A condition with its bound values; text of a request never becomes SQL. */
export interface Condition {
  sql: string
  parameters: Value[]
}

/** SQL expressions of properties that are not columns of the same name: `amount` → `amountFen / 100.0`. */
export type Columns = Readonly<Record<string, string>>

type Kind = ListRules['criteria'][string]
type Given = Map<string, unknown>

/** Of a text property only the first of these that is present counts; source: JHipster's `buildStringSpecification`. */
const textPrecedence = ['equals', 'in', 'notIn', 'contains', 'doesNotContain', 'notEquals', 'specified']
/** Of a range `equals` counts alone, else `in`, else all the others; source: JHipster's `buildRangeSpecification`. */
const rangePrecedence = ['equals', 'in']

const comparisons: Record<string, string> = {
  equals: '=',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
  lessThan: '<',
  lessThanOrEqual: '<=',
}

// The list is one parameter whatever its length, so that the prepared statement can be used again.
const anyOf = 'IN (SELECT value FROM json_each(?))'
// With a `+` no index is used: by one of several values it gives no order, and sorting all costs more than reading in order.
const anyOfList = (property: string, column: string) => `${property === 'id' ? '' : '+'}${column} ${anyOf}`
// Without a backslash before them `%` and `_` are wildcards, as in the real backend's LIKE.
const like = "LIKE '%' || ? || '%' ESCAPE '\\'"

/** Instants are stored in UTC with milliseconds; only in that one form are texts in the order of time. */
function toInstant(property: string, text: string): string {
  const time = Date.parse(text)
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  const detail = 'must be an instant such as 2026-11-18T01:30:00Z'
  throw invalid([{ objectName: 'query', field: property, message: 'Format', detail }])
}

/** SQLite ends a pattern at this character, which would then be in every text; PostgreSQL has no text with it. */
function toText(property: string, text: string): string {
  if (!text.includes('\0')) return text
  const detail = 'must not contain the character U+0000'
  throw invalid([{ objectName: 'query', field: property, message: 'Format', detail }])
}

function toSql(kind: Kind, property: string, value: unknown): Value {
  if (kind === 'instant') return toInstant(property, String(value))
  return kind === 'number' ? Number(value) : toText(property, String(value))
}

function conditionOf(
  kind: Kind,
  property: string,
  column: string,
  operator: string,
  value: unknown,
): Condition {
  const bound = (item: unknown) => toSql(kind, `${property}.${operator}`, item)
  const list = () => [JSON.stringify((value as unknown[]).map(bound))]
  switch (operator) {
    case 'specified':
      return { sql: `${column} IS ${value ? 'NOT ' : ''}NULL`, parameters: [] }
    case 'in':
      return { sql: anyOfList(property, column), parameters: list() }
    case 'notIn':
      return { sql: `${column} NOT ${anyOf}`, parameters: list() }
    case 'contains':
      return { sql: `${column} ${like}`, parameters: [bound(value)] }
    case 'doesNotContain':
      return { sql: `${column} NOT ${like}`, parameters: [bound(value)] }
    case 'notEquals':
      return { sql: `NOT (${column} = ?)`, parameters: [bound(value)] }
    default:
      return { sql: `${column} ${comparisons[operator]} ?`, parameters: [bound(value)] }
  }
}

function effective(kind: Kind, given: Given): string[] {
  const first = (kind === 'string' ? textPrecedence : rangePrecedence).find((operator) => given.has(operator))
  return first ? [first] : [...given.keys()]
}

function groupByProperty(rules: ListRules, query: Readonly<Record<string, unknown>>): Map<string, Given> {
  const groups = new Map<string, Given>()
  for (const name in query) {
    const dot = name.lastIndexOf('.')
    const property = name.slice(0, dot)
    if (dot < 0 || !(property in rules.criteria)) continue
    const given = groups.get(property) ?? new Map<string, unknown>()
    groups.set(property, given.set(name.slice(dot + 1), query[name]))
  }
  return groups
}

/**
 * The criteria of a checked query as SQL conditions, to be ANDed. A comparison with NULL is never true, neither is
 * its `NOT`: rows without a value drop out of `notEquals`, `notIn` and `doesNotContain`, as they do in the backend.
 */
export function toConditions(
  rules: ListRules,
  query: Readonly<Record<string, unknown>>,
  columns: Columns = {},
): Condition[] {
  return [...groupByProperty(rules, query)].flatMap(([property, given]) => {
    const kind = rules.criteria[property] ?? 'string'
    const column = columns[property] ?? property
    return effective(kind, given).map((operator) =>
      conditionOf(kind, property, column, operator, given.get(operator)),
    )
  })
}

/**
 * `ORDER BY` of a checked `sort`, else of the document's default, else of `fallback`. The id always comes last: pages
 * of rows with equal keys would otherwise overlap.
 */
export function toOrder(
  rules: ListRules,
  sort: readonly string[] | undefined,
  columns: Columns = {},
  fallback: readonly string[] = [],
): string {
  const terms = sort ?? rules.defaultSort
  const keys = terms?.map((term) => {
    const [property = '', direction] = term.split(',')
    return `${columns[property] ?? property}${direction === 'desc' ? ' DESC' : ''}`
  })
  return [...(keys ?? fallback), columns.id ?? 'id'].join(', ')
}
