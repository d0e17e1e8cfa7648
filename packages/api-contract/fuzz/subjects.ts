import { inputsOf } from '../shared/inputs.ts'
import { type Document, document, type Operation } from '../src/document.ts'
import type { Stranger, Subject } from './generate/base.ts'
import { type Permissions, refusalOf } from './judge/judge.ts'
import type { Role } from './request.ts'
import type { Row, Shown } from './target/harvest.ts'
import { type Owned, owned as ownedByDocument } from './target/owned.ts'

const members: readonly Role[] = ['person', 'unit', 'applicant']
const everybody: readonly Role[] = ['none', ...members]

const idsOf = (rows: Row[]): number[] => rows.map(({ id }) => id).filter((id) => typeof id === 'number')

/** What of the lists that `isMeant` a role was shown. */
function idsFor(shown: Shown[], role: Role, isMeant: (list: Operation<string>) => boolean): number[] {
  const seen = shown.filter((one) => isMeant(one.operation) && (one.role === role || one.role === 'none'))
  return [...new Set(seen.flatMap(({ rows }) => idsOf(rows)))]
}

/** Ids for properties that name another record: `feeIds` takes those of the lists of fees. */
function idsByProperty(shown: Shown[], role: Role): (property: string) => number[] {
  return (property) => {
    const [, record = ''] = /^(\w+?)Ids?$/.exec(property) ?? []
    return record ? idsFor(shown, role, ({ path }) => path.includes(record)) : []
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Shorter texts stand in other records as well. */
const tellingLength = 6

/** What only this record says: none of it is in anything that `role` was shown. */
function tellingTexts(row: Row, shown: Shown[], role: Role): string[] {
  const open = JSON.stringify(
    shown.filter((one) => one.role === role || one.role === 'none').map(({ rows }) => rows),
  )
  return [...new Set(textsOf(row))].filter((text) => text.length >= tellingLength && !open.includes(text))
}

function strangersOf(allowed: Role[], { list, place }: Owned, shown: Shown[]): Stranger[] {
  const lists = shown.filter(({ operation }) => operation.id === list)
  return allowed.flatMap((role) => {
    const own = new Set(lists.filter((one) => one.role === role).flatMap(({ rows }) => idsOf(rows)))
    const others = lists.filter((one) => one.role !== role).flatMap(({ rows }) => rows)
    return others
      .filter(({ id }) => typeof id === 'number' && !own.has(id))
      .map((row) => ({ role, id: row.id as number, place, texts: tellingTexts(row, shown, role) }))
  })
}

/** What is known of the backend before a run. */
export interface Known {
  permissions: Permissions
  shown: Shown[]
  /** Whose records an operation is about; of the document's operations by default. */
  owned?: Readonly<Record<string, Owned>>
}

/** Whatever requests of an operation are made from. */
export function subjectOf(
  operation: Operation<string>,
  { permissions, shown, owned = ownedByDocument as Record<string, Owned> }: Known,
  within: Document = document,
): Subject {
  const allowed = everybody.filter(
    (role) => refusalOf({ operation, role, path: {}, query: [], label: '' }, permissions) === null,
  )
  const rule = owned[operation.id]
  const isSameKind = ({ id, tag }: Operation<string>) =>
    rule?.place === 'path' ? id === rule.list : tag === operation.tag
  return {
    operation,
    inputs: inputsOf(operation, within),
    ids: Object.fromEntries(everybody.map((role) => [role, idsFor(shown, role, isSameKind)])),
    idsOf: (role, property) => idsByProperty(shown, role)(property),
    strangers: rule ? strangersOf(allowed, rule, shown) : [],
    allowed,
  }
}
