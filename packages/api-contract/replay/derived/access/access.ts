import { inputsOf } from '../../../shared/inputs.ts'
import { type Operation, operations } from '../../../src/document.ts'
import type { Call, Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'
import { isAllowed, membersOf, permissionsOf } from '../callers.ts'
import { note } from '../note.ts'
import { argumentsAs } from '../records/arguments.ts'
import { worthlessTokens } from './tokens.ts'

type Arguments = Pick<Call, 'path' | 'query' | 'body'>

/** Larger than any id that a database gives. */
const nobodysId = Number.MAX_SAFE_INTEGER

/** A call that would change nothing even if it were let in: about nothing that there is, and with nothing in its body. */
export function harmlessCall(operation: Operation): Arguments {
  const { path, json } = inputsOf(operation)
  return {
    path: Object.fromEntries(path.map(({ name }) => [name, nobodysId])),
    ...(json && { body: {} }),
  }
}

/** A call that shows something to whoever is let in. */
async function tellingCall(context: Context, operation: Operation): Promise<Arguments> {
  for (const role of membersOf(context)) {
    if (!isAllowed(operation, role, await permissionsOf(context))) continue
    const [known] = await argumentsAs(context, operation, role)
    if (known) return { ...(known.path && { path: known.path }), ...(known.query && { query: known.query }) }
  }
  return harmlessCall(operation)
}

/** Nobody is let in without a valid token. */
async function judgeTokens(context: Context, operation: Operation, call: Arguments): Promise<void> {
  for (const token of [undefined, ...(await worthlessTokens(context))]) {
    const exchange = await context.call(operation, token ? { ...call, token } : call)
    const { status } = exchange.answer
    const seen = `${status} for ${token ? `a ${token.name}` : 'no token'}`
    if (status !== 401)
      note(context, { kind: 'unauthenticated', path: 'status', expected: '401', seen, exchange })
  }
}

/** An account without the permission is kept out; one that has it is let in, where only reading can show it. */
async function judgeRoles(context: Context, operation: Operation, call: Arguments): Promise<void> {
  const permissions = await permissionsOf(context)
  for (const role of membersOf(context)) {
    const mayCall = isAllowed(operation, role, permissions)
    if (mayCall && operation.writes) continue
    const exchange = await context.call(operation, { ...call, role })
    const { status } = exchange.answer
    if (mayCall ? status !== 401 && status !== 403 : status === 403) continue
    const expected = mayCall ? 'neither 401 nor 403 for who may call it' : '403 for who may not call it'
    note(context, { kind: 'role', path: 'status', expected, seen: String(status), exchange })
  }
}

function accessScenario(operation: Operation): Scenario {
  return {
    name: `Only those may call it who should: ${operation.id}`,
    operations: [operation.id],
    writes: operation.writes,
    async run(context) {
      const call = operation.writes ? harmlessCall(operation) : await tellingCall(context, operation)
      await judgeTokens(context, operation, call)
      await judgeRoles(context, operation, call)
    },
  }
}

export const accessScenarios: Scenario[] = [...operations.values()]
  .filter(({ permissions }) => permissions !== null)
  .map(accessScenario)
