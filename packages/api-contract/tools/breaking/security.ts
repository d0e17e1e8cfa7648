import type { Change } from './change.ts'
import type { Contract, OperationObject, Security } from './contract.ts'

type Requirement = Security[number]

/** The alternative requirements for a caller; none when the operation is public. */
function requirementsOf(contract: Contract, operation: OperationObject): Requirement[] {
  const stated = operation.security ?? contract.security ?? []
  return stated.length > 0 ? stated : [{}]
}

function isEnough(held: Requirement, needed: Requirement): boolean {
  return Object.entries(needed).every(([scheme, permissions]) => {
    const own = held[scheme]
    return own !== undefined && permissions.every((permission) => own.includes(permission))
  })
}

function show(requirements: Requirement[]): string {
  return requirements
    .map((requirement) =>
      Object.entries(requirement)
        .map(([scheme, permissions]) => [scheme, ...permissions].join(' '))
        .join(' and '),
    )
    .map((text) => text || 'open')
    .join(' or ')
}

type Guarded = { contract: Contract; operation: OperationObject }

/** Callers that were allowed and no longer are. */
export function securityChanges(before: Guarded, after: Guarded): Change[] {
  const were = requirementsOf(before.contract, before.operation)
  const are = requirementsOf(after.contract, after.operation)
  if (were.every((held) => are.some((needed) => isEnough(held, needed)))) return []
  return [
    { where: ['security'], was: show(were), is: show(are), why: 'clients that were let in are refused' },
  ]
}
