import { same, type Variant } from './variants.ts'

/** A limit that lets through what the other side's does not. */
export interface LooseLimit {
  keyword: string
  inner: string
  outer: string
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']

/** What a limit says when it is not there. */
const silent: Record<string, number> = { minLength: 0, minItems: 0, minProperties: 0, minContains: 1 }

function tightest(keyword: string, limits: unknown[] = []): number {
  const numbers = limits as number[]
  return lower.includes(keyword)
    ? Math.max(silent[keyword] ?? Number.NEGATIVE_INFINITY, ...numbers)
    : Math.min(Number.POSITIVE_INFINITY, ...numbers)
}

/** Whether everything that passes the inner limits passes the outer ones. */
function isWithin(keyword: string, inner: unknown[], outer: unknown[]): boolean {
  if (lower.includes(keyword)) return tightest(keyword, inner) >= tightest(keyword, outer)
  if (upper.includes(keyword)) return tightest(keyword, inner) <= tightest(keyword, outer)
  // What a pattern or a format lets through is not computed: whatever the outer one says, the inner one has to say, too.
  return outer.every((limit) => inner.some((other) => same(limit, other)))
}

const isBound = (keyword: string) => lower.includes(keyword) || upper.includes(keyword)

function show(keyword: string, limits: unknown[]): string {
  if (limits.length === 0) return 'none'
  if (isBound(keyword)) return String(tightest(keyword, limits))
  return limits.map((limit) => (typeof limit === 'string' ? limit : JSON.stringify(limit))).join(' and ')
}

/** The limits by which an inner variant allows more than an outer one. */
export function looseLimits(outer: Variant, inner: Variant): LooseLimit[] {
  return Object.entries(outer.limits).flatMap(([keyword, limits]) => {
    const own = inner.limits[keyword] ?? []
    return isWithin(keyword, own, limits)
      ? []
      : [{ keyword, inner: show(keyword, own), outer: show(keyword, limits) }]
  })
}

const checks: Record<string, (value: never, limit: never) => boolean> = {
  minimum: (value: number, limit: number) => value >= limit,
  maximum: (value: number, limit: number) => value <= limit,
  exclusiveMinimum: (value: number, limit: number) => value > limit,
  exclusiveMaximum: (value: number, limit: number) => value < limit,
  minLength: (value: string, limit: number) => [...value].length >= limit,
  maxLength: (value: string, limit: number) => [...value].length <= limit,
  pattern: (value: string, limit: string) => new RegExp(limit, 'u').test(value),
}

/** Whether a variant admits one value, as far as its values, bounds and patterns tell. */
export function admits({ values, limits }: Variant, value: unknown): boolean {
  if (values) return values.some((other) => same(other, value))
  return Object.entries(checks).every(([keyword, check]) =>
    (limits[keyword] ?? []).every((limit) => check(value as never, limit as never)),
  )
}
