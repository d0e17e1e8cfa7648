import { endOfDay, startOfDay } from './calendar.ts'

type Range<Name extends string, From extends string, To extends string> = {
  [Key in `${Name}.${From}` | `${Name}.${To}`]?: string
}

/** Criteria of a field that is a day, from one to another, both included. */
export const dayCriteria = <const Name extends string>(name: Name, from?: string, to?: string) =>
  ({
    ...(from && { [`${name}.greaterThanOrEqual`]: from }),
    ...(to && { [`${name}.lessThanOrEqual`]: to }),
  }) as Range<Name, 'greaterThanOrEqual', 'lessThanOrEqual'>

/** The same of a field that is an instant; the days are those of the association's time zone. */
export const timeCriteria = <const Name extends string>(name: Name, from?: string, to?: string) =>
  dayCriteria(name, from && startOfDay(from), to && endOfDay(to))
