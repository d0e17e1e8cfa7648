import { type Operation, operations, resolve } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import type { Schema } from '../../../../shared/schema.ts'

const rowOf = ({ responses }: Operation): string | undefined =>
  (responses[200]?.content?.['application/json']?.schema as Schema | undefined)?.items?.$ref

/** What an operation's rows are, and what they add more to, as a hit of a search does to what it has found. */
function kindsOf(list: Operation): (string | undefined)[] {
  const row = rowOf(list)
  const schema = row === undefined ? undefined : resolve<Schema>({ $ref: row })
  return [row, ...(schema?.allOf ?? []).map(({ $ref }) => $ref)]
}

const known = new Map<string, Operation[]>()

/** Further lists with rows of the same kind, for the same callers, where one can be asked for by its id: the pictures among the news, for one. */
export function alike(list: Operation): Operation[] {
  const found = known.get(list.id)
  if (found) return found
  const kinds = kindsOf(list).filter((kind) => kind !== undefined)
  const lists = [...operations.values()].filter(
    (one) =>
      one.id !== list.id &&
      'id' in (one.list?.criteria ?? {}) &&
      kinds.includes(rowOf(one) ?? '') &&
      inputsOf(one).query.every(({ required }) => !required) &&
      String(one.permissions) === String(list.permissions),
  )
  known.set(list.id, lists)
  return lists
}
