import type { ListRules } from '@portal/api-contract/document'

/** Name of the parameter that stands for all criteria. */
export const foldedName = 'criteria'

interface Parameter {
  name?: string
  in?: string
  schema?: object
}

interface Operation {
  'x-list'?: ListRules
  parameters?: Parameter[]
}

/** Whether a parameter is `field.operator` of one of a list's criteria. */
const isCriterion = ({ criteria }: ListRules, { name = '' }: Parameter) =>
  Object.hasOwn(criteria, name.slice(0, name.lastIndexOf('.')))

/** A line for each field with its operators, behind a line that unfolds them. */
function description({ criteria }: ListRules, parameters: Parameter[]): string {
  const names = parameters.map(({ name = '' }) => name)
  const lines = Object.keys(criteria).map((field) => {
    const own = names.filter((name) => name.slice(0, name.lastIndexOf('.')) === field)
    return `- **${field}**: ${own.map((name) => `\`${name.slice(field.length + 1)}\``).join(' ')}`
  })
  return `<details><summary>field.operator=value, of ${lines.length} fields</summary>\n\n${lines.join('\n')}\n\n</details>`
}

function folded(operation: Operation): Operation {
  const { 'x-list': list, parameters = [] } = operation
  const criteria = list ? parameters.filter((parameter) => isCriterion(list, parameter)) : []
  if (!list || criteria.length === 0) return operation
  const properties = Object.fromEntries(criteria.map(({ name = '', schema = {} }) => [name, schema]))
  const one = {
    name: foldedName,
    in: 'query',
    style: 'form',
    explode: true,
    description: description(list, criteria),
    schema: { type: 'object', properties },
  }
  return { ...operation, parameters: [...parameters.filter((each) => !criteria.includes(each)), one] }
}

/**
 * The document for readers: up to a hundred criteria of a list are the properties of one parameter, which a page can fold. What is
 * sent is the same, for each property of such an object is a parameter of its own (`style: form`, `explode: true`).
 */
export function foldCriteria<T extends { paths: object }>(document: T): T {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
        method,
        folded(operation),
      ]),
    ),
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}
