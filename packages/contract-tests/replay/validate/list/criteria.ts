import type { ListRules } from '@portal/api-contract/document'

export type Kind = ListRules['criteria'][string]

/** One condition of a query that counts: `title.contains=造价`. */
export interface Criterion {
  property: string
  kind: Kind
  operator: string
  /** More than one only with `in` and `notIn`. */
  values: string[]
}

/** Of a text only the first of these that is given counts. */
const textPrecedence = ['equals', 'in', 'notIn', 'contains', 'doesNotContain', 'notEquals', 'specified']
/** Of a range `equals` counts alone, else `in`, else all others together. */
const rangePrecedence = ['equals', 'in']

const isListOperator = (operator: string): boolean => operator === 'in' || operator === 'notIn'

/** Values by operator, by property. */
function groups({ criteria }: ListRules, query: URLSearchParams): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>()
  for (const name of new Set(query.keys())) {
    const [property = '', operator = '', ...more] = name.split('.')
    if (!Object.hasOwn(criteria, property) || more.length > 0) continue
    const given = found.get(property) ?? new Map<string, string[]>()
    found.set(property, given.set(operator, query.getAll(name)))
  }
  return found
}

function counting(kind: Kind, given: Map<string, string[]>): string[] {
  const precedence = kind === 'string' ? textPrecedence : rangePrecedence
  const first = precedence.find((operator) => given.has(operator))
  return first ? [first] : [...given.keys()]
}

/** What stands between commas, and the whole in case that the comma belongs to it. */
const split = (texts: string[]): string[] => [...new Set(texts.flatMap((text) => [...text.split(','), text]))]

/** Whether it is known what a condition means: not when it is empty, or given twice. */
const isPlain = ({ operator, values }: Criterion): boolean =>
  values.every((value) => value !== '') && (isListOperator(operator) || values.length === 1)

/** The conditions of a query that count, as JHipster's `QueryService` reads them; all of them must hold. */
export function criteriaOf(rules: ListRules, query: URLSearchParams): Criterion[] {
  return [...groups(rules, query)]
    .flatMap(([property, given]) => {
      const kind = rules.criteria[property] ?? 'string'
      return counting(kind, given).map((operator) => {
        const texts = given.get(operator) ?? []
        return { property, kind, operator, values: isListOperator(operator) ? split(texts) : texts }
      })
    })
    .filter(isPlain)
}
