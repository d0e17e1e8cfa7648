/**
 * JHipster criteria as OpenAPI parameters.
 *
 * `x-list.criteria` of an operation names its filterable properties and their kind; each becomes one query parameter an operator
 * (`title.contains`, `publishDate.greaterThanOrEqual` …). Source of the operators: JHipster's StringFilter and RangeFilter.
 */
const values = {
  string: { type: 'string', maxLength: 200 },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
}

const single = ['equals', 'notEquals']
const lists = ['in', 'notIn']
const text = ['contains', 'doesNotContain']
const range = ['greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual']

/** Operators a kind has, in JHipster's own order. @param {keyof typeof values} kind */
export function operatorsOf(kind) {
  return [...single, ...lists, 'specified', ...(kind === 'string' ? text : range)]
}

function schemaOf(kind, operator) {
  const value = values[kind]
  if (!value)
    throw new Error(`x-list: '${kind}' is no kind of criteria; use ${Object.keys(values).join(', ')}`)
  if (operator === 'specified') return { type: 'boolean' }
  return lists.includes(operator) ? { type: 'array', items: value, maxItems: 200 } : value
}

/** The query parameters of one filterable property. @param {string} property @param {keyof typeof values} kind */
export function criteriaParameters(property, kind) {
  return operatorsOf(kind).map((operator) => ({
    name: `${property}.${operator}`,
    in: 'query',
    schema: schemaOf(kind, operator),
  }))
}

/** The `sort` parameter over the given properties. @param {string[]} properties */
export function sortParameter(properties) {
  const terms = properties.flatMap((property) => [property, `${property},asc`, `${property},desc`])
  return {
    name: 'sort',
    in: 'query',
    description: 'Property, optionally with `,asc` or `,desc`; repeat it to sort by several.',
    schema: { type: 'array', items: { type: 'string', enum: terms }, maxItems: 10 },
  }
}
