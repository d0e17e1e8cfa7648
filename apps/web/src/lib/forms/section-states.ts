import * as v from 'valibot'

/** How a part of a form stands: nothing wrong left in it, something marked as wrong, or not finished. */
export type SectionState = 'done' | 'wrong' | 'open'

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
  { schema, values, errors }: { schema: v.GenericSchema; values: unknown; errors: readonly string[] },
): Record<string, SectionState> {
  const { issues = [] } = v.safeParse(schema, values)
  const unfinished = new Set(issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))
  const stateOf = ({ fields }: SectionFields): SectionState => {
    if (fields.some((field) => errors.includes(field))) return 'wrong'
    return fields.some((field) => unfinished.has(field)) ? 'open' : 'done'
  }
  return Object.fromEntries(sections.map((section) => [section.id, stateOf(section)]))
}
