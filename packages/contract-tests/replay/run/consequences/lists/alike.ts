import { type Operation, operations, resolve } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { recordSchemaOf, type Schema } from '../../../../shared/schema.ts'

const answerOf = ({ responses }: Operation): Schema | undefined =>
  responses[200]?.content?.['application/json']?.schema as Schema | undefined

const rowOf = (list: Operation): string | undefined => answerOf(list)?.items?.$ref

/** What a record or a row is, and what it adds more to, as a hit of a search does to what it has found. */
function kindsOf(operation: Operation): (string | undefined)[] {
  const row = rowOf(operation) ?? answerOf(operation)?.$ref
  const schema = row === undefined ? undefined : resolve<Schema>({ $ref: row })
  return [row, ...(schema?.allOf ?? []).map(({ $ref }) => $ref)]
}

/** The lists in which one record can be asked for by its id, by what their rows are. */
const listsByRow = Map.groupBy(
  [...operations.values()].filter(
    (one) => 'id' in (one.list?.criteria ?? {}) && inputsOf(one).query.every(({ required }) => !required),
  ),
  rowOf,
)

/** The lists whose rows are of one of these kinds. @param kinds references to schemas */
export const listsOf = (kinds: (string | undefined)[]): Operation[] =>
  kinds.flatMap((kind) => (kind === undefined ? [] : (listsByRow.get(kind) ?? [])))

const lists = new Map<string, Operation[]>()

/** Other lists with rows of the kind that an operation shows, whoever may read them. */
export function sharing(operation: Operation): Operation[] {
  const known = lists.get(operation.id)
  if (known) return known
  const found = listsOf(kindsOf(operation)).filter((one) => one.id !== operation.id)
  lists.set(operation.id, found)
  return found
}

/** Further lists with rows of the same kind, for the same callers: the pictures among the news, for one. */
export const alike = (list: Operation): Operation[] =>
  sharing(list).filter((one) => String(one.permissions) === String(list.permissions))

/** A property of an answer with rows of a list in it. */
interface Part {
  property: string
  lists: Operation[]
}

const parts = new Map<string, Part[]>()

/** The properties of an answer, or of its rows, that hold rows of lists, such as what a member takes along of all that is kept. */
export function partsOf(operation: Operation): Part[] {
  const known = parts.get(operation.id)
  if (known) return known
  const found = Object.entries(recordSchemaOf(operation).properties ?? {}).map(
    ([property, { $ref, items, oneOf = [] }]) => ({
      property,
      lists: listsOf([$ref, items?.$ref, ...oneOf.map((one) => one.$ref)]),
    }),
  )
  const filled = found.filter((one) => one.lists.length > 0)
  parts.set(operation.id, filled)
  return filled
}

let held: Set<Operation> | undefined

/** Whether some answer holds rows of this list. */
export function isPartOfOthers(list: Operation): boolean {
  held ??= new Set([...operations.values()].flatMap((one) => partsOf(one).flatMap((part) => part.lists)))
  return held.has(list)
}
