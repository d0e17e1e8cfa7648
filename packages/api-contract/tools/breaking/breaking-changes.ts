import type { Change } from './change.ts'
import { removed, type Side } from './content.ts'
import { type Contract, operationsOf } from './contract.ts'
import { bodyChanges, parameterChanges } from './request.ts'
import { responseChanges } from './response.ts'
import { securityChanges } from './security.ts'
import { same } from './variants.ts'

/** A change that breaks a client, with the operation that it happened to. */
export interface Finding extends Change {
  /** `GET /api/member-orders/{id}` as it was; `every operation` for what all share. */
  operation: string
}

/** Method and path, whatever the path's parameters are called. */
const key = ({ method, path }: Side) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`

const sidesOf = (contract: Contract): Side[] => operationsOf(contract).map((one) => ({ ...one, contract }))

function nameChanges({ operation: was }: Side, { operation: is }: Side): Change[] {
  if (was.operationId === is.operationId) return []
  const why = 'clients made from the contract call it by its name'
  return [{ where: ['operationId'], was: was.operationId ?? 'none', is: is.operationId ?? 'none', why }]
}

const comparisons = [nameChanges, securityChanges, parameterChanges, bodyChanges, responseChanges]

function operationChanges(before: Side, after: Side | undefined): Change[] {
  if (!after) return [removed(['operation'], 'clients that call it find nothing')]
  return comparisons.flatMap((changes) => changes(before, after))
}

function changesOfServers(before: Contract, after: Contract): Change[] {
  const urls = (contract: Contract) => (contract.servers ?? []).map(({ url }) => url)
  const gone = urls(before).filter((url) => !urls(after).includes(url))
  const is = urls(after).join(' | ') || 'none'
  return gone.map((was) => ({
    where: ['servers'],
    was,
    is,
    why: 'clients call an address that nobody answers',
  }))
}

function changesOfSchemes(before: Contract, after: Contract): Change[] {
  const told = (scheme: object) => JSON.stringify({ ...scheme, description: undefined })
  const schemes = Object.entries(before.components?.securitySchemes ?? {})
  return schemes.flatMap(([name, scheme]) => {
    const now = after.components?.securitySchemes?.[name]
    if (now && same(told(scheme), told(now))) return []
    const is = now ? told(now) : 'removed'
    return [
      {
        where: ['security scheme', name],
        was: told(scheme),
        is,
        why: 'clients identify themselves otherwise',
      },
    ]
  })
}

/** Every change from one contract to the next that breaks a client of the former. */
export function breakingChanges(before: Contract, after: Contract): Finding[] {
  const now = new Map(sidesOf(after).map((side) => [key(side), side]))
  const shared = [...changesOfServers(before, after), ...changesOfSchemes(before, after)]
  const own = sidesOf(before).flatMap((was) => {
    const changes = operationChanges(was, now.get(key(was)))
    return changes.map((change) => ({ operation: was.name, ...change }))
  })
  return [...shared.map((change) => ({ operation: 'every operation', ...change })), ...own]
}
