import { type Document, document, type Operation } from '@portal/api-contract/document'
import { foreignRecordsOf, idsOf, isSeenBy, type Shown } from '../shared/access/foreign-records.ts'
import { type Owned, owned as ownedByDocument } from '../shared/access/owned.ts'
import { allowedRoles, everybody, type Permissions, type Role } from '../shared/access/roles.ts'
import { inputsOf } from '../shared/inputs.ts'
import type { Subject } from './generate/base.ts'

/** The ids that a role was shown in the lists for which `isMeant` holds. */
function idsFor(shown: Shown[], role: Role, isMeant: (list: Operation<string>) => boolean): number[] {
  const seen = shown.filter(isSeenBy(role)).filter((one) => isMeant(one.operation))
  return [...new Set(seen.flatMap(({ rows }) => idsOf(rows)))]
}

/** Ids for properties that name another record: `feeIds` takes those of the lists of fees. */
function idsByProperty(shown: Shown[], role: Role): (property: string) => number[] {
  return (property) => {
    const [, record = ''] = /^(\w+?)Ids?$/.exec(property) ?? []
    return record ? idsFor(shown, role, ({ path }) => path.includes(record)) : []
  }
}

/** The data that is read from the backend before a run. */
export interface Known {
  permissions: Permissions
  shown: Shown[]
  /** The kind of record that each operation works on; by default that of the document's operations. */
  owned?: Readonly<Record<string, Owned>>
}

/** The material for the requests of an operation. */
export function subjectOf(
  operation: Operation<string>,
  { permissions, shown, owned = ownedByDocument as Record<string, Owned> }: Known,
  within: Document = document,
): Subject {
  const allowed = allowedRoles(operation, permissions)
  const rule = owned[operation.id]
  const isSameKind = ({ id, tag }: Operation<string>) =>
    rule?.place === 'path' ? id === rule.list : tag === operation.tag
  return {
    operation,
    inputs: inputsOf(operation, within),
    ids: Object.fromEntries(everybody.map((role) => [role, idsFor(shown, role, isSameKind)])),
    idsOf: (role, property) => idsByProperty(shown, role)(property),
    foreignRecords: rule ? foreignRecordsOf(allowed, rule, shown) : [],
    allowed,
  }
}
