/** Kinds of a filterable property, as `x-list.criteria` names them. */
export type CriteriaKind = 'string' | 'number' | 'date' | 'instant'

const values: Record<CriteriaKind, object> = {
  string: { type: 'string', maxLength: 200 },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
}

const single = ['equals', 'notEquals']
const lists = ['in', 'notIn']
const text = ['contains', 'doesNotContain']
const range = ['greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual']

/** Operators a kind has. Source: JHipster's StringFilter and RangeFilter. */
export function operatorsOf(kind: CriteriaKind): string[] {
  return [...single, ...lists, 'specified', ...(kind === 'string' ? text : range)]
}

function schemaOf(kind: CriteriaKind, operator: string): object {
  const value = values[kind]
  if (operator === 'specified') return { type: 'boolean' }
  return lists.includes(operator) ? { type: 'array', items: value, maxItems: 200 } : value
}

/**
 * One query parameter an operator of a filterable property: `title.contains`, `publishDate.lessThan` …
 * @param operation named in the error when the kind is none
 */
export function criteriaParameters(property: string, kind: CriteriaKind, operation: string) {
  if (!Object.hasOwn(values, kind)) {
    const kinds = Object.keys(values).join(', ')
    throw new Error(`x-list of ${operation}: '${property}: ${kind}' names no kind of criteria; use ${kinds}`)
  }
  return operatorsOf(kind).map((operator) => ({
    name: `${property}.${operator}`,
    in: 'query',
    // One value with commas; a repeated name is taken as well.
    ...(lists.includes(operator) && { style: 'form', explode: false }),
    schema: schemaOf(kind, operator),
  }))
}

/** The `sort` parameter over the given properties. */
export function sortParameter(properties: string[]) {
  const terms = properties.flatMap((property) => [property, `${property},asc`, `${property},desc`])
  return {
    name: 'sort',
    in: 'query',
    description: 'Property, optionally with `,asc` or `,desc`; repeat it to sort by several.',
    schema: { type: 'array', items: { type: 'string', enum: terms }, maxItems: 10 },
  }
}
