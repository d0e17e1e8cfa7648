import { type Operation, operations } from '@portal/api-contract/document'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'
import { isOf } from '../refusals/inside.ts'
import { fieldsOf } from '../refusals/refused.ts'
import { type IdPlace, idPlacesOf } from './places.ts'

/** The largest id that there may be, which no record has. */
const unknown = Number.MAX_SAFE_INTEGER
/** Beyond what a JavaScript number holds exactly, and within 64 bits. */
const tooLarge = '1152921504606846976'

const refusals = [400, 404]

/** Whether a refusal that names fields names the place, or the list that it is in. */
function namesPlace(name: string, exchange: Exchange): boolean {
  const path = name.replaceAll('[]', '[0]')
  const fields = fieldsOf(exchange)
  return fields.length === 0 || fields.some((field) => isOf(path, field) || isOf(field, path))
}

/** Notes an answer that is no refusal of an id. @param what whose id it is */
export function expectNotFound(
  context: Context,
  { in: where, name }: IdPlace,
  what: string,
  exchange: Exchange,
) {
  const { status } = exchange.answer
  const isRefused = where === 'path' && what !== 'beyond 2^53' ? status === 404 : refusals.includes(status)
  if (isRefused && (where !== 'body' || namesPlace(name, exchange))) return
  if (isRefused) {
    const [rule, seen] = [`a refusal that names '${name}'`, fieldsOf(exchange).join(', ')]
    return note(context, { kind: 'problem', path: name, expected: rule, seen, exchange })
  }
  const expected = where === 'path' ? '404' : '400 or 404'
  const kind = status < 400 ? 'not refused' : 'rule'
  note(context, {
    kind,
    path: name,
    expected: `${expected} for an id that is ${what}`,
    seen: String(status),
    exchange,
  })
}

/** A record that the path names may be finished, and a backend may say so before it looks at what the body names. */
const saysFinished = ({ path, responses }: Operation, place: IdPlace, { answer }: Exchange): boolean =>
  place.in !== 'path' && path.includes('{') && '409' in responses && answer.status === 409

async function check(context: Context, operation: Operation, places: IdPlace[]): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  for (const place of places) {
    const ask = async (id: unknown, what: string) => {
      const exchange = await context.call(operation, { role, ...place.call(id) })
      if (!saysFinished(operation, place, exchange)) return expectNotFound(context, place, what, exchange)
      const rule = `an id that is ${what} as ${place.name} of ${operation.id}`
      context.untried(rule, 'the record that its path names is finished')
    }
    await ask(unknown, 'unknown')
    await ask(place.in === 'body' ? Number(tooLarge) : tooLarge, 'beyond 2^53')
  }
}

/** For each operation that takes ids: those of no record are refused at each place, whatever else is asked for. */
export const unknownIdScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const places = idPlacesOf(operation)
  if (places.length === 0) return []
  return {
    name: `An id of no record is refused: ${operation.id}`,
    operations: [operation.id],
    writes: operation.writes,
    run: (context: Context) => check(context, operation, places),
  }
})
