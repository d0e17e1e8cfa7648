import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { isAllowed, membersOf, permissionsOf } from '../callers.ts'
import { note } from '../note.ts'
import { argumentsAs } from '../records/arguments.ts'
import { worthlessTokens } from './tokens.ts'

type Arguments = Pick<Call, 'path' | 'query' | 'body'>

/** Larger than any id that a database gives. */
const unknownId = Number.MAX_SAFE_INTEGER

/** A call that would change nothing even if it were allowed: it names an unknown record and has an empty body. */
export function harmlessCall(operation: Operation): Arguments {
  const { path, json } = inputsOf(operation)
  return {
    path: Object.fromEntries(path.map(({ name }) => [name, unknownId])),
    ...(json && { body: {} }),
  }
}

/** A call that returns data when it is allowed. */
async function tellingCall(context: Context, operation: Operation): Promise<Arguments> {
  for (const role of membersOf(context)) {
    if (!isAllowed(operation, role, await permissionsOf(context))) continue
    const [known] = await argumentsAs(context, operation, role)
    if (known) return { ...(known.path && { path: known.path }), ...(known.query && { query: known.query }) }
  }
  return harmlessCall(operation)
}

/** Checks that no call is allowed without a valid token. */
async function checkTokens(context: Context, operation: Operation, call: Arguments): Promise<void> {
  for (const token of [undefined, ...(await worthlessTokens(context))]) {
    const exchange = await context.call(operation, token ? { ...call, token } : call)
    const { status } = exchange.answer
    const seen = `${status} for ${token ? `a ${token.name}` : 'no token'}`
    if (status !== 401)
      note(context, { kind: 'unauthenticated', path: 'status', expected: '401', seen, exchange })
  }
}

/** Checks that accounts without the permission are refused, and that accounts with it are allowed where the call only reads. */
async function checkRoles(context: Context, operation: Operation, call: Arguments): Promise<void> {
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
      await checkTokens(context, operation, call)
      await checkRoles(context, operation, call)
    },
  }
}

export const accessScenarios: Scenario[] = [...operations.values()]
  .filter(({ permissions }) => permissions !== null)
  .map(accessScenario)
