import type { Operation } from '@portal/api-contract/document'
import type { ForeignRecord } from '../../shared/access/foreign-records.ts'
import type { Role } from '../../shared/access/roles.ts'
import type { Inputs, Parameter } from '../../shared/inputs.ts'
import { dropAt, placesOf, putAt } from '../../shared/places.ts'
import type { Random } from '../../shared/random.ts'
import { typesOf } from '../../shared/schema.ts'
import type { FuzzRequest } from '../request.ts'
import { soundForm } from './forms.ts'
import { validValue } from './valid-value.ts'

/** The material from which the requests of one operation are made. */
export interface Subject {
  operation: Operation<string>
  inputs: Inputs
  /** Ids that the backend returned for this kind of record, by role. */
  ids: Partial<Record<Role, number[]>>
  /** Ids for a property that names another record, such as `feeIds`. */
  idsOf(role: Role, property: string): number[]
  /** Other members' records: the roles that do not own them, and their texts. */
  foreignRecords: ForeignRecord[]
  /** Roles that the operation lets in. */
  allowed: Role[]
  /** The valid request that every other one is made from; without it each is made anew. */
  base?: FuzzRequest
}

const rareId = 2 ** 40

function pathValue({ schema, example }: Parameter, ids: number[], random: Random): string {
  if (!typesOf(schema).includes('integer')) return String(example ?? validValue(schema, random))
  const known = ids.length > 0 && random.chance(0.7) ? random.pick(ids) : (example ?? ids[0] ?? 1)
  return String(random.chance(0.1) ? rareId : known)
}

/**
 * The values of a parameter. Values of a filter are separated by commas, those of a sort are sent one by one, and an empty
 * list is
 * not sent at all. Pages are short, because long ones cost more than they show.
 */
function queryValues({ name, schema, example }: Parameter, random: Random): string[] {
  if (name === 'size') return [String(random.int(1, 5))]
  if (name === 'page') return [String(random.int(0, 3))]
  if (example !== undefined && random.chance(0.6)) return [String(example)]
  const value = validValue(schema, random)
  if (!Array.isArray(value)) return [String(value)]
  if (name === 'sort') return value
  return value.length > 0 ? [value.join(',')] : []
}

function queryOf({ query }: Inputs, random: Random): FuzzRequest['query'] {
  const share = Math.min(0.5, 3 / Math.max(1, query.length))
  return query
    .filter(({ required }) => required || random.chance(share))
    .flatMap((parameter) =>
      queryValues(parameter, random).map((value): [string, string] => [parameter.name, value]),
    )
}

/** A body that fits its schema: an example with some of its properties made anew or left out. */
function jsonOf({ json }: Inputs, random: Random): unknown {
  if (!json) return undefined
  if (json.examples.length === 0 || random.chance(0.15)) return validValue(json.schema, random)
  let value = structuredClone(random.pick(json.examples))
  const places = placesOf(json.schema, value).filter(({ keys }) => keys.length > 0)
  for (let changes = random.int(0, 3); changes > 0 && places.length > 0; changes--) {
    const { keys, schema, isRequired } = random.pick(places)
    value =
      !isRequired && random.chance(0.15)
        ? dropAt(value, keys)
        : putAt(value, keys, validValue(schema, random))
  }
  return value
}

/** Puts ids that the backend really has in place of the examples', most of the time. */
function withKnownIds(body: unknown, idsOf: (property: string) => number[], random: Random): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.entries(body).reduce((value, [name, old]) => {
    const ids = idsOf(name)
    if (ids.length === 0 || random.chance(0.3)) return value
    return putAt(value, [name], Array.isArray(old) ? [random.pick(ids)] : random.pick(ids))
  }, body as unknown)
}

/** A request that is valid by the document. */
export function soundRequest(subject: Subject, role: Role, random: Random): FuzzRequest {
  const { operation, inputs, base } = subject
  if (base) return { ...base, role }
  const ids = subject.ids[role] ?? subject.ids.none ?? []
  const path = inputs.path.map((parameter) => [parameter.name, pathValue(parameter, ids, random)])
  const knownIds = (name: string) => (name === 'id' ? ids : subject.idsOf(role, name))
  const json = withKnownIds(jsonOf(inputs, random), knownIds, random)
  return {
    operation,
    role,
    path: Object.fromEntries(path),
    query: queryOf(inputs, random),
    ...(json !== undefined && { body: { kind: 'json', value: json } }),
    ...(inputs.form && { body: soundForm(inputs.form) }),
    label: 'nothing wrong',
  }
}
