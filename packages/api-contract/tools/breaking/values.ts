import { type Change, type Comparison, change, reasons } from './change.ts'
import { admits } from './limits.ts'
import { covers, jsonTypes, type Variant } from './variants.ts'

/** The types that variants have, each once. */
export const typesOf = (variants: Variant[]) => [...new Set(variants.map(({ type }) => type))]

function typeText(variants: Variant[]): string {
  const types = typesOf(variants)
  return types.length === jsonTypes.length - 1 ? 'anything' : types.join(' | ') || 'nothing'
}

/** Types that are written but not read. */
export function typeChanges(
  comparison: Comparison,
  outer: Variant[],
  inner: Variant[],
  where: string[],
): Change[] {
  const known = typesOf(outer)
  const strange = typesOf(inner).filter((type) => !known.some((other) => covers(other, type)))
  if (strange.length === 0) return []
  const why = reasons[comparison.direction].value(strange.length > 2 ? 'other types' : strange.join(' or '))
  return [change(comparison, where, typeText(inner), typeText(outer), why)]
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function valueText(variants: Variant[]): string {
  return variants.some(({ values }) => !values)
    ? 'any value'
    : variants.flatMap(({ values }) => (values ?? []).map(show)).join(' | ')
}

/** What two lists of variants of one type say of the values that are allowed. */
export function valueChanges(
  comparison: Comparison,
  outer: Variant[],
  inner: Variant[],
  where: string[],
): Change[] {
  const strange = inner
    .flatMap(({ values }) => values ?? [])
    .filter((value) => !outer.some((variant) => admits(variant, value)))
  const isOpened = inner.some(({ values }) => !values) && outer.every(({ values }) => values)
  if (strange.length === 0 && !isOpened) return []
  const why = reasons[comparison.direction].value(isOpened ? 'other values' : strange.map(show).join(', '))
  return [change(comparison, where, valueText(inner), valueText(outer), why)]
}
