import type { Operation } from '@portal/api-contract/document'
import { dropAt, type KeyPath, type Place, placesOf, putAt } from '../../../shared/places.ts'
import { type Schema, typesOf } from '../../../shared/schema.ts'
import type { MismatchKind } from '../../mismatch.ts'
import { type Answer, jsonOf, withJson } from '../answer.ts'
import { answersJson, type Fault, isSuccess, successOf } from '../fault.ts'

/** A value within a body with what the document says of it. */
interface Spot extends Place {
  value: unknown
  name: string
}

const valueAt = (body: unknown, keys: KeyPath): unknown =>
  keys.reduce<unknown>((node, step) => (node as Record<string | number, unknown> | null)?.[step], body)

/** Every value that a body really has; of a list those of its first row. */
function spotsOf(operation: Operation, body: unknown): Spot[] {
  const schema = operation.responses[successOf(operation) ?? '']?.content?.['application/json']?.schema
  return placesOf((schema ?? {}) as Schema, body)
    .map((place) => ({ ...place, value: valueAt(body, place.keys), name: String(place.keys.at(-1) ?? '') }))
    .filter(({ value, keys }) => value !== undefined && keys.length > 0)
}

type Change = (body: unknown, spot: Spot) => unknown

/** A fault in one property: the first that `hits` in every answer of the operation. */
function inProperty(
  name: string,
  detectedAs: MismatchKind[],
  hits: (spot: Spot) => boolean,
  change: Change,
): Fault {
  return {
    name,
    detectedAs,
    fits: answersJson,
    answer(right, _call, _upstream, operation) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right)
      const spot = spotsOf(operation, body).find(hits)
      return spot ? withJson(right, change(body, spot)) : right
    },
  }
}

const put =
  (make: (spot: Spot) => unknown): Change =>
  (body, spot) =>
    putAt(body, spot.keys, make(spot))

const drop: Change = (body, { keys }) => dropAt(body, keys)
const rename: Change = (body, { keys, value }) =>
  putAt(dropAt(body, keys), [...keys.slice(0, -1), `${String(keys.at(-1))}New`], value)

const isProperty = ({ keys }: Spot): boolean => typeof keys.at(-1) === 'string'
const isRequired = (spot: Spot): boolean => isProperty(spot) && spot.isRequired
const isOptional = (spot: Spot): boolean => isProperty(spot) && !spot.isRequired && spot.value !== null
const isText = ({ schema, value }: Spot): boolean =>
  typeof value === 'string' && !typesOf(schema).some((type) => type !== 'string' && type !== 'null')
const isNumber = ({ value }: Spot): boolean => typeof value === 'number'
const hasFormat =
  (format: string) =>
  ({ schema, value }: Spot): boolean =>
    schema.format === format && typeof value === 'string'
const isEnum = ({ schema, value }: Spot): boolean => schema.enum !== undefined && typeof value === 'string'
const isYuan = ({ schema, value }: Spot): boolean =>
  typeof value === 'number' && (schema as { 'x-unit'?: string })['x-unit'] === 'CNY'
const mayNotBeNull = (spot: Spot): boolean =>
  isProperty(spot) &&
  typesOf(spot.schema).length > 0 &&
  !typesOf(spot.schema).includes('null') &&
  spot.value !== null

/** The last row of a list with a property that a row must have. */
function inLastRow(body: unknown, change: (row: object, name: string) => unknown, name: string): unknown {
  const rows = body as object[]
  return rows.map((row, at) => (at === rows.length - 1 ? change(row, name) : row))
}

const rowOnly: Fault = {
  name: 'a property is dropped in the last row only',
  detectedAs: ['missing'],
  fits: answersJson,
  answer(right, _call, _upstream, operation) {
    const body = isSuccess(right) ? jsonOf(right) : undefined
    if (!Array.isArray(body) || body.length < 2) return right
    const spot = spotsOf(operation, body).find((one) => one.keys.length === 2 && isRequired(one))
    if (!spot) return right
    return withJson(
      right,
      inLastRow(body, (row, name) => dropAt(row, [name]), spot.name),
    )
  },
}

/** A fault in the body as a whole. */
function ofWhole(
  name: string,
  detectedAs: MismatchKind[],
  change: (body: unknown, right: Answer) => unknown,
): Fault {
  return {
    name,
    detectedAs,
    fits: answersJson,
    answer: (right) => (isSuccess(right) ? withJson(right, change(jsonOf(right), right)) : right),
  }
}

const lists = (change: (rows: unknown[]) => unknown) => (body: unknown) =>
  Array.isArray(body) ? change(body) : body

/** Faults in what a body holds. */
export const bodyFaults: Fault[] = [
  inProperty('a property that must be there is dropped', ['missing'], isRequired, drop),
  inProperty('a property is renamed', ['missing', 'undocumented'], isRequired, rename),
  inProperty('an optional property is renamed', ['undocumented'], isOptional, rename),
  inProperty(
    'a property deep inside is dropped',
    ['missing'],
    (spot) => isRequired(spot) && spot.keys.length > 2,
    drop,
  ),
  rowOnly,
  inProperty('a property nobody knows is sent', ['undocumented'], isRequired, (body, { keys }) =>
    putAt(body, [...keys.slice(0, -1), 'internalRemark'], 'x'),
  ),
  inProperty(
    'null where a value must be',
    ['null', 'type'],
    mayNotBeNull,
    put(() => null),
  ),
  inProperty(
    'a number as a string',
    ['type'],
    isNumber,
    put(({ value }) => String(value)),
  ),
  inProperty(
    'a number deep inside as a string',
    ['type'],
    (spot) => isNumber(spot) && spot.keys.length > 2,
    put(({ value }) => String(value)),
  ),
  inProperty(
    'null where an optional value may be left out',
    ['null', 'type', 'enum'],
    (spot) => isOptional(spot) && mayNotBeNull(spot),
    put(() => null),
  ),
  inProperty(
    'an id as a string',
    ['type'],
    ({ name, value }) => name === 'id' && typeof value === 'number',
    put(({ value }) => String(value)),
  ),
  inProperty(
    'a string as a number',
    ['type'],
    isText,
    put(() => 7),
  ),
  inProperty(
    'a string as an object',
    ['type'],
    isText,
    put(({ value }) => ({ value })),
  ),
  inProperty(
    'a boolean as 0 or 1',
    ['type'],
    ({ value }) => typeof value === 'boolean',
    put(({ value }) => Number(value)),
  ),
  inProperty(
    'a list as an object',
    ['type'],
    (spot) => isProperty(spot) && Array.isArray(spot.value),
    put(({ value }) => ({ ...(value as unknown[]) })),
  ),
  inProperty(
    'null instead of an empty list',
    ['null', 'type'],
    (spot) => isProperty(spot) && Array.isArray(spot.value),
    put(() => null),
  ),
  inProperty(
    'a fraction where a whole number must be',
    ['type', 'limit', 'enum'],
    ({ schema, value }) => typeof value === 'number' && typesOf(schema).includes('integer'),
    put(({ value }) => Number(value) + 0.5),
  ),
  inProperty(
    'an extra value of an enumeration',
    ['enum'],
    isEnum,
    put(() => 'SOMETHING_NEW'),
  ),
  inProperty(
    'a value of an enumeration in lower case',
    ['enum'],
    (spot) => isEnum(spot) && /[A-Z]/.test(String(spot.value)),
    put(({ value }) => String(value).toLowerCase()),
  ),
  inProperty(
    'an instant without its zone',
    ['format'],
    hasFormat('date-time'),
    put(({ value }) => String(value).replace(/Z$/, '')),
  ),
  inProperty(
    'an instant in local notation',
    ['format'],
    hasFormat('date-time'),
    put(({ value }) => String(value).replace('T', ' ').slice(0, 19)),
  ),
  inProperty(
    'an instant as milliseconds',
    ['type', 'format'],
    hasFormat('date-time'),
    put(({ value }) => Date.parse(String(value))),
  ),
  inProperty(
    'an instant with an offset instead of UTC',
    ['format'],
    hasFormat('date-time'),
    put(({ value }) => String(value).replace(/Z$/, '+08:00')),
  ),
  inProperty(
    'a date with slashes',
    ['format'],
    hasFormat('date'),
    put(({ value }) => String(value).replaceAll('-', '/')),
  ),
  inProperty(
    'a date with a time',
    ['format'],
    hasFormat('date'),
    put(({ value }) => `${String(value)}T00:00:00Z`),
  ),
  inProperty(
    'a date as an array of numbers',
    ['type', 'format'],
    hasFormat('date'),
    put(({ value }) => String(value).split('-').map(Number)),
  ),
  inProperty(
    'an amount with three decimals',
    ['format', 'limit'],
    isYuan,
    put(({ value }) => Number(value) + 0.001),
  ),
  {
    ...inProperty(
      'an amount in fen',
      ['rule'],
      isYuan,
      put(({ value }) => Number(value) * 100),
    ),
    // Where another answer states the same amount.
    fits: ({ id }) => ['getMemberFee', 'getMemberOrder'].includes(id),
  },
  inProperty(
    'an id beyond what a number holds',
    ['limit', 'type'],
    ({ name, value }) => name === 'id' && typeof value === 'number',
    put(() => 2 ** 60),
  ),
  inProperty(
    'a text longer than its limit',
    ['limit'],
    ({ schema, value }) =>
      typeof value === 'string' && schema.maxLength !== undefined && schema.enum === undefined,
    put(({ schema }) => 'x'.repeat((schema.maxLength ?? 0) + 1)),
  ),
  inProperty(
    'a text that does not fit its pattern',
    ['format', 'limit'],
    ({ schema, value }) => typeof value === 'string' && schema.pattern !== undefined,
    put(() => '？！'),
  ),
  ofWhole(
    'a page object around the list',
    ['type'],
    lists((content) => ({ content, totalElements: content.length })),
  ),
  ofWhole(
    'the first row instead of the list',
    ['type', 'null'],
    lists(([first = null]) => first),
  ),
  ofWhole('an envelope around the body', ['type', 'missing', 'undocumented'], (data) => ({
    code: 0,
    msg: 'ok',
    data,
  })),
  ofWhole('null instead of the body', ['type', 'null', 'not JSON'], () => null),
]
