import { type Change, type Comparison, change, type Direction, reasons } from './change.ts'
import type { Contract, Schema } from './contract.ts'
import { looseLimits } from './limits.ts'
import { typeChanges, typesOf, valueChanges } from './values.ts'
import { covers, same, type Variant, variantsOf } from './variants.ts'

/** A schema with the document that its references point into. */
export interface Placed {
  contract: Contract
  schema: Schema
}

function limitChanges(comparison: Comparison, outer: Variant, inner: Variant, where: string[]): Change[] {
  if (inner.values) return []
  const why = reasons[comparison.direction].limit
  return looseLimits(outer, inner).map((loose) =>
    change(comparison, [...where, loose.keyword], loose.inner, loose.outer, why),
  )
}

function removedProperties(comparison: Comparison, outer: Variant, inner: Variant): string[] {
  const [before, after] = comparison.direction === 'request' ? [inner, outer] : [outer, inner]
  return Object.keys(before.properties).filter((name) => !(name in after.properties))
}

function propertyChanges(comparison: Comparison, outer: Variant, inner: Variant, where: string[]): Change[] {
  const why = reasons[comparison.direction]
  const removed = removedProperties(comparison, outer, inner)
  const demanded = outer.required.filter((name) => !inner.required.includes(name) && !removed.includes(name))
  return [
    ...removed.map((name) => ({ where: [...where, name], was: 'there', is: 'removed', why: why.removed })),
    ...demanded.map((name) => change(comparison, [...where, name], 'optional', 'required', why.required)),
    ...Object.entries(outer.properties).flatMap(([name, schema]) =>
      name in inner.properties
        ? compare(comparison, schema, inner.properties[name] ?? true, [...where, name])
        : [],
    ),
  ]
}

/** Properties that no name is given for. A new one in a response is ignored by a client that does not know it. */
function additionalChanges(
  comparison: Comparison,
  outer: Variant,
  inner: Variant,
  where: string[],
): Change[] {
  if (inner.additional === false) return []
  if (outer.additional !== false)
    return compare(comparison, outer.additional, inner.additional, [...where, '*'])
  if (comparison.direction === 'response') return []
  return [change(comparison, [...where, '*'], 'open', 'closed', reasons.request.value('other properties'))]
}

function variantChanges(comparison: Comparison, outer: Variant, inner: Variant, where: string[]): Change[] {
  return [
    ...limitChanges(comparison, outer, inner, where),
    ...(inner.type === 'object' ? propertyChanges(comparison, outer, inner, where) : []),
    ...(inner.type === 'object' ? additionalChanges(comparison, outer, inner, where) : []),
    ...(inner.type === 'array' ? compare(comparison, outer.items, inner.items, [...where, 'items']) : []),
  ]
}

/** How one inner variant differs from the outer variant that it is most like. */
function closest(comparison: Comparison, outer: Variant[], inner: Variant, where: string[]): Change[] {
  const [first = [], ...others] = outer.map((variant) => variantChanges(comparison, variant, inner, where))
  return others.reduce((best, next) => (next.length < best.length ? next : best), first)
}

/** Compares the variants of one type. */
function alternativeChanges(
  comparison: Comparison,
  outer: Variant[],
  inner: Variant[],
  where: string[],
): Change[] {
  const values = valueChanges(comparison, outer, inner, where)
  if (values.length > 0) return values
  const unfit = inner
    .map((variant) => closest(comparison, outer, variant, where))
    .filter(({ length }) => length)
  if (unfit.length === 0 || inner.length <= outer.length) return unfit.flat()
  const why = reasons[comparison.direction].value('one of the alternatives')
  return [change(comparison, where, `${inner.length} alternatives`, String(outer.length), why)]
}

function distinct(changes: Change[]): Change[] {
  return changes.filter((one, index) => changes.findIndex((other) => same(one, other)) === index)
}

function compare(
  comparison: Comparison,
  outerSchema: Schema,
  innerSchema: Schema,
  where: string[],
): Change[] {
  if (outerSchema === true) return []
  const pair = JSON.stringify([outerSchema, innerSchema])
  if (comparison.trail.includes(pair)) return []
  const inside = { ...comparison, trail: [...comparison.trail, pair] }
  const outer = variantsOf(comparison.outer, outerSchema)
  const inner = variantsOf(comparison.inner, innerSchema)
  const ofType = typesOf(inner).flatMap((type) => {
    const candidates = outer.filter((variant) => covers(variant.type, type))
    const own = inner.filter((variant) => variant.type === type)
    return candidates.length > 0 ? alternativeChanges(inside, candidates, own, where) : []
  })
  return distinct([...typeChanges(inside, outer, inner, where), ...ofType])
}

/** Every change of a schema that breaks a client of the former contract. */
export function schemaChanges(
  direction: Direction,
  before: Placed,
  after: Placed,
  where: string[],
): Change[] {
  const [inner, outer] = direction === 'request' ? [before, after] : [after, before]
  const comparison = { direction, inner: inner.contract, outer: outer.contract, trail: [] }
  return compare(comparison, outer.schema, inner.schema, where)
}
