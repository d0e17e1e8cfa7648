import type { Operation, OperationId } from '@portal/api-contract/document'
import { owned } from '../../../shared/access/owned.ts'
import { inputsOf, type Parameter } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { type KeyPath, putAt } from '../../../shared/places.ts'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import type { Call } from '../../run/call.ts'
import { shownBy } from '../records/shown.ts'

type Arguments = Pick<Call, 'path' | 'query' | 'body'>

/** A place in a request that takes the id of a record. */
export interface IdPlace {
  in: 'path' | 'query' | 'body'
  /** As a refusal names it, such as `id`, `feeIds[]` or `materials[].file.id`. */
  name: string
  /** The call with this id there, and everything else as in the document's examples. */
  call(id: unknown): Arguments
}

/** Pictures of a mini-site are numbered by who sends them. */
const isOwnNumber = (name: string): boolean => name.startsWith('coverId')

/** Operations that say of each id what became of it, in place of refusing them all. */
const answersEach: readonly OperationId[] = ['remindDeskFees']

const isIdName = (name: string): boolean => /(^id|Id|Ids)$/.test(name)

const isId = (name: string, schema: Schema): boolean =>
  isIdName(name) && typesOf(flatten(schema)).includes('integer')

/** The keys of all ids that a body may have, lists by their first row. */
function idKeysOf(of: Schema, name = '', keys: KeyPath = []): KeyPath[] {
  const schema = flatten(of)
  const branches = (schema.oneOf ?? []).flatMap((branch) => idKeysOf(branch, name, keys))
  if (schema.items) return [...branches, ...idKeysOf(schema.items, name, [...keys, 0])]
  if (isId(name, schema)) return [keys]
  const inside = Object.entries(schema.properties ?? {})
  return [...branches, ...inside.flatMap(([own, property]) => idKeysOf(property, own, [...keys, own]))]
}

const nameOfKeys = (keys: KeyPath): string =>
  keys
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** A value that a schema's own examples give; required properties only where it has none. */
function exampleOf(of: Schema): unknown {
  const schema = flatten(of)
  if (schema.examples?.length) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.items) return [exampleOf(schema.items)]
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]))
}

/** The body with every list and object on the way to a place, each as its examples have it. */
function filled(of: Schema, body: unknown, [step, ...rest]: KeyPath): unknown {
  if (step === undefined) return body
  const schema = flatten(of)
  const shape = schema.oneOf?.map(flatten).find((one) => one.items ?? one.properties) ?? schema
  if (typeof step === 'number') {
    const list = Array.isArray(body) && body.length > 0 ? body : [exampleOf(shape.items ?? {})]
    return [filled(shape.items ?? {}, list[0], rest), ...list.slice(1)]
  }
  const record = isRecord(body) ? body : (exampleOf(shape) as Record<string, unknown>)
  return { ...record, [step]: filled(shape.properties?.[step] ?? {}, record[step], rest) }
}

const has = (body: unknown, [outermost = '']: KeyPath): boolean => isRecord(body) && outermost in body

function inBody(operation: Operation): IdPlace[] {
  const { json, path } = inputsOf(operation)
  if (!json || answersEach.includes(operation.id)) return []
  return idKeysOf(json.schema).map((keys) => {
    const base = json.examples.find((example) => has(example, keys)) ?? json.examples[0] ?? {}
    return {
      in: 'body',
      name: nameOfKeys(keys),
      call: (id) => ({
        ...(path.length > 0 && { path: examplesOf(path) }),
        body: putAt(filled(json.schema, base, keys), keys, id),
      }),
    }
  })
}

const examplesOf = (parameters: Parameter[]): Record<string, string> =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, String(example ?? 1)]))

const isIdParameter = ({ name, schema }: Parameter): boolean => isId(name, schema)

function inAddress(operation: Operation): IdPlace[] {
  const { path, query, json } = inputsOf(operation)
  const body = json ? { body: json.examples[0] ?? {} } : {}
  const required = query.filter((parameter) => parameter.required)
  const inPath = path.filter(isIdParameter).map(
    ({ name }): IdPlace => ({
      in: 'path',
      name,
      call: (id) => ({ ...body, path: { ...examplesOf(path), [name]: String(id) } }),
    }),
  )
  const inQuery = query.filter(isIdParameter).map(
    ({ name, 'x-with': others }): IdPlace => ({
      in: 'query',
      name,
      call: (id) => ({ query: Object.entries({ ...examplesOf(required), ...others, [name]: String(id) }) }),
    }),
  )
  return [...inPath, ...inQuery]
}

/** Every place of an operation that takes the id of a record, at any depth. */
export const idPlacesOf = (operation: Operation): IdPlace[] =>
  [...inAddress(operation), ...inBody(operation)].filter(({ name }) => !isOwnNumber(name))

/** What an id elsewhere than in an operation's own place is about, by its name. */
const listByName: Record<string, OperationId> = {
  applyId: 'listMemberApplies',
  orderId: 'listMemberOrders',
  'orderIds[]': 'listMemberOrders',
  feeId: 'listMemberFees',
  'feeIds[]': 'listMemberFees',
  'members[].personId': 'listUnitPeople',
}

/** The list that shows a member which records the ids at a place are; undefined for ids that are nobody's own. */
export function listOf({ id }: Operation, place: IdPlace): OperationId | undefined {
  const own = owned[id]
  const isOwnPlace = own && (place.in === 'path' || place.name.replace('[]', '') === own.place)
  if (isOwnPlace) return own.list
  return listByName[place.name] ?? (place.in === 'path' ? shownBy[id]?.by : undefined)
}
