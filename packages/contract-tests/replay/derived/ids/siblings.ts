import { type Operation, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Schema } from '../../../shared/schema.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Caller, callersOf } from '../callers.ts'
import { isList, type ListOperation, listAs, type Row } from '../lists/list.ts'
import { note } from '../note.ts'
import { operationOf } from '../operations.ts'
import { type IdPlace, idPlacesOf, listOf } from './places.ts'

/** What nearly every record has says nothing of what kind it is. */
const common = new Set('id createdDate lastModifiedDate isDeleted orderNum version status'.split(' '))

/** What the rows of a list are told by. */
function namesOf({ responses }: Operation): Set<string> {
  const schema = flatten((responses[200]?.content?.['application/json']?.schema ?? {}) as Schema)
  const { properties = {} } = flatten(schema.items ?? {})
  return new Set(Object.keys(properties).filter((name) => !common.has(name)))
}

const lists = [...operations.values()].filter(isList).map((list) => ({ list, names: namesOf(list) }))

/** How much of the shorter row the other one has as well. */
const likenessOf = (names: Set<string>, others: Set<string>): number =>
  names.intersection(others).size / Math.max(1, Math.min(names.size, others.size))

/** Of so many lists with similar rows a record is asked for. */
const mostSiblings = 3

/** Lists whose rows share less are of other tables. */
const leastLikeness = 0.6

/** Lists of other records whose rows are alike, so that a backend may keep them in one table; the most similar first. */
function siblingsOf(own: ListOperation): ListOperation[] {
  const names = namesOf(own)
  return lists
    .filter(({ list }) => list.id !== own.id)
    .map((one) => ({ list: one.list, likeness: likenessOf(names, one.names) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ list }) => list)
}

/** A row that is none of these records, and a property of it whose text no other row has. */
function tellingRow(rows: Row[], others: ReadonlySet<unknown>): { row: Row; telling: string } | undefined {
  for (const row of rows) {
    if (row.id === undefined || others.has(row.id)) continue
    const telling = Object.keys(row).find((name) => {
      const text = row[name]
      return (
        typeof text === 'string' && text.length > 3 && rows.filter((one) => one[name] === text).length === 1
      )
    })
    if (telling !== undefined) return { row, telling }
  }
  return undefined
}

interface Reader {
  operation: Operation
  place: IdPlace
  own: ListOperation
}

/** Whether the own list has a record by now: it may have been made since the list was read. */
async function isInOwn(context: Context, { own }: Reader, role: Caller, id: unknown): Promise<boolean> {
  const { answer } = await context.call(own, { role, query: [['id.equals', String(id)]] })
  return Array.isArray(answer.body) && answer.body.some((row) => isRecord(row) && row.id === id)
}

/** @returns whether that list has a record which the own one has not */
async function trySibling(context: Context, reader: Reader, sibling: ListOperation): Promise<boolean> {
  const { operation, place, own } = reader
  const [role] = await callersOf(context, operation)
  const [lister] = await callersOf(context, sibling)
  if (!role || !lister) return false
  const ids = new Set((await listAs(context, own, role)).rows.map(({ id }) => id))
  const { rows } = await listAs(context, sibling, lister)
  const { row, telling } = tellingRow(rows, ids) ?? {}
  if (!row || telling === undefined) return false
  const exchange = await context.call(operation, { role, ...place.call(row.id) })
  const { status, body } = exchange.answer
  if (status >= 400 || !isRecord(body) || body[telling] !== row[telling]) return true
  if (await isInOwn(context, reader, role, row.id)) return true
  const expected = `404 for the id of a record of ${sibling.id}`
  note(context, { kind: 'not refused', path: place.name, expected, seen: `${status} with it`, exchange })
  return true
}

function readerOf(operation: Operation): Reader | undefined {
  const [place, other] = idPlacesOf(operation)
  const list = place && !other ? listOf(operation, place) : undefined
  const own = list && operationOf(list)
  return place && own && isList(own) && operation.method === 'get' ? { operation, place, own } : undefined
}

/** For each operation that reads a record by its id: one of another kind, which a backend may keep beside it, is none of its own. */
export const siblingScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const reader = readerOf(operation)
  const siblings = reader ? siblingsOf(reader.own) : []
  if (!reader || siblings.length === 0) return []
  return {
    name: `What has an id elsewhere is not read by it here: ${operation.id}`,
    operations: [operation.id],
    writes: false,
    async run(context: Context) {
      let asked = 0
      for (const sibling of siblings)
        if (asked < mostSiblings && (await trySibling(context, reader, sibling))) asked++
    },
  }
})
