import * as v from 'valibot'

/**
 * How a part of a form stands: nothing wrong left in it, something marked as wrong, not finished, or left empty where
 * nothing is asked for.
 */
export type SectionState = 'done' | 'wrong' | 'open' | 'optional'

/** A part of a form: its fields, in the order of the page. */
export interface SectionFields {
  id: string
  fields: readonly string[]
}

/**
 * How each part of a form stands.
 *
 * @param schema the form's own, so that "done" means what sending will ask for
 * @param errors names of the fields that are marked as wrong
 */
export function sectionStates(
  sections: readonly SectionFields[],
  {
    schema,
    values,
    errors,
  }: { schema: v.GenericSchema; values: Readonly<Record<string, unknown>>; errors: readonly string[] },
): Record<string, SectionState> {
  const { issues = [] } = v.safeParse(schema, values)
  const unfinished = new Set(issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))
  const stateOf = ({ fields }: SectionFields): SectionState => {
    if (fields.some((field) => errors.includes(field))) return 'wrong'
    if (fields.some((field) => unfinished.has(field))) return 'open'
    return fields.every((field) => isEmpty(values[field])) ? 'optional' : 'done'
  }
  return Object.fromEntries(sections.map((section) => [section.id, stateOf(section)]))
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
