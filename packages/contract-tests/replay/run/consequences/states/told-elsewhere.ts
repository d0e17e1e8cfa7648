import { type Operation, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { hasRelation, type Schema } from '../../../../shared/schema.ts'
import { type Exchange, pathValuesOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { differsFrom, readingsOf } from '../elsewhere.ts'

/** Another operation that tells of a record which was read, by the same id. */
export interface Told {
  teller: Operation
  /** Where it is asked, below the API's base. */
  path: string
  /** The state in which the record was read, with what kind of record it is. */
  state: string
}

/** Whether a schema has a value that an operation answers of the record with the same id. */
const shares = (of: Schema, reader: string): boolean =>
  hasRelation(of, ({ sameAs }) => sameAs?.operation === reader && (sameAs.with?.startsWith('{') ?? false))

const answerOf = ({ responses }: Operation): Schema =>
  (responses[200]?.content?.['application/json']?.schema ?? {}) as Schema

const known = new Map<string, Operation[]>()

function tellersOf(reader: Operation): Operation[] {
  const tellers =
    known.get(reader.id) ??
    [...operations.values()].filter(
      (one) =>
        one.method === 'get' && !one.writes && one.path.includes('{') && shares(answerOf(one), reader.id),
    )
  known.set(reader.id, tellers)
  return tellers
}

/** The state of a record, and what else says whether another place knows it, such as the channel that an order is paid by. */
const stateOf = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .filter(([name, value]) => typeof value === 'string' && /^status$|(Kind|Channel)$/.test(name))
    .map(([, value]) => value)
    .join(' ')

/** Who else tells of the record that was read: a state that is reached late, or a kind that is rare, may be forgotten there. */
export function toldElsewhere(read: Exchange): Told[] {
  const { operation, answer } = read
  if (operation?.method !== 'get' || answer.status !== 200 || !isRecord(answer.body)) return []
  const state = stateOf(answer.body)
  const [id] = Object.values(pathValuesOf(read))
  if (state === '' || id === undefined) return []
  return tellersOf(operation).map((teller) => ({
    teller,
    path: teller.path.replace(/\{\w+\}/, encodeURIComponent(id)),
    state,
  }))
}

/** Where it is told otherwise than it was read, or not at all. */
export function toldOtherwise(record: Exchange, told: Exchange): MismatchDetails[] {
  const expected = `what ${record.operation?.id} knows is known here`
  if (told.answer.status === 404) return [{ kind: 'rule', path: 'status', expected, seen: '404' }]
  return readingsOf(told)
    .filter(({ operation }) => operation.id === record.operation?.id)
    .flatMap((reading) => differsFrom(reading, record))
}
