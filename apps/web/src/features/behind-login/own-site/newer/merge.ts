/** Values of a form that say what the record was when the form began from it: all others, as JSON. */
export interface Based {
  basedOn: string
}

export type FieldOf<Values extends Based> = Exclude<keyof Values, 'basedOn'> & string

/** What was changed since a form began from a record. */
export interface Changes<Values extends Based> {
  /** Changed elsewhere alone: nothing of it was meant otherwise here. */
  there: FieldOf<Values>[]
  /** Changed here alone. */
  here: FieldOf<Values>[]
  /** Changed here and elsewhere, and not to the same: somebody has to choose. */
  both: FieldOf<Values>[]
}

/** What a form began from; nothing where its draft was kept by an older version of the website. */
function baseOf<Values extends Based>({ basedOn }: Values): Partial<Values> {
  try {
    return (JSON.parse(basedOn) ?? {}) as Partial<Values>
  } catch {
    return {}
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which the values of a form differ from others of it. */
export const fieldsBesides = <Values extends Based>(values: Values, other: Values): FieldOf<Values>[] =>
  (Object.keys(values) as (keyof Values & string)[]).filter(
    (name): name is FieldOf<Values> => name !== 'basedOn' && !isSame(values[name], other[name]),
  )

/** Compares field by field what is typed with what is stored now, and both with what the form began from. */
export function changesSince<Values extends Based>(here: Values, there: Values): Changes<Values> {
  const base = baseOf(here)
  const isChangedBy = (values: Values) => (name: FieldOf<Values>) => !isSame(values[name], base[name])
  const [isChangedHere, isChangedThere] = [isChangedBy(here), isChangedBy(there)]
  const other = fieldsBesides(there, here)
  return {
    there: other.filter((name) => !isChangedHere(name)),
    here: other.filter((name) => !isChangedThere(name)),
    both: other.filter((name) => isChangedHere(name) && isChangedThere(name)),
  }
}
