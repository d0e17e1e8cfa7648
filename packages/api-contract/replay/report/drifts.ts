import { type Drift, type DriftKind, driftKinds } from '../drift.ts'
import type { Sent } from '../exchange.ts'
import { type Causes, causesOf, refusalOf } from './causes.ts'
import { excerptOf } from './excerpt.ts'
import { exchangeCurl } from './exchange-curl.ts'
import { isSecretName, type Redact, withhold } from './redact.ts'
import type { Consequence, DriftReport, Place } from './report.ts'

/** Operations that may drift alike and still be told one by one. */
const fewOperations = 3
/** Fewer operations are not everywhere, even if no more were called. */
const manyOperations = 10
/** Different values that are told of one drift. */
const fewValues = 5

const order = new Map(Object.keys(driftKinds).map((kind, index) => [kind as DriftKind, index]))

/** A pointer without the indices of arrays: the same fault in every row is one fault. */
const generalPath = (path: string): string =>
  path.startsWith('/') ? path.replace(/\/\d+(?=\/|$)/g, '/*') : path

/** A path that the document does not have, without its query and what look like ids. */
const roughPath = ({ target }: Sent): string => target.replace(/[?#].*$/s, '').replace(/\/\d+/g, '/{id}')

function placeOf(exchange: Sent | undefined): Omit<Place, 'times'> | null {
  if (!exchange) return null
  const { operation, method } = exchange
  return { operation: operation?.id ?? null, method, path: operation?.path ?? roughPath(exchange) }
}

const placeKey = (place: Omit<Place, 'times'> | null): string =>
  place ? `${place.method} ${place.path}` : ''

/**
 * What makes drifts alike. The statuses that a document has differ from operation to operation, so a wrong status is
 * known by what was seen.
 */
const likeness = ({ kind, path, expected, seen }: Drift): string =>
  JSON.stringify([kind, generalPath(path), kind === 'status' ? seen : expected])

function placesOf(drifts: Drift[]): Place[] {
  const places = new Map<string, Place>()
  for (const { exchange } of drifts) {
    const place = placeOf(exchange)
    const known = places.get(placeKey(place))
    if (known) known.times++
    else if (place) places.set(placeKey(place), { ...place, times: 1 })
  }
  return [...places.values()].sort((a, b) => b.times - a.times)
}

/** Alike in many operations is one fault, such as a header that is nowhere; in a few it may be as many faults. */
function split(alike: Drift[]): Drift[][] {
  const byPlace = [...Map.groupBy(alike, ({ exchange }) => placeKey(placeOf(exchange))).values()]
  return byPlace.length > fewOperations ? [alike] : byPlace
}

const isSome = <T>(items: T[]): items is [T, ...T[]] => items.length > 0

const distinct = <T>(values: (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** Takes what follows from some drifts, so that it is told with the first of them. */
function takeFollowing(alike: Drift[], following: Causes['following']): Drift[] {
  const refusals = new Set(alike.map(refusalOf).filter((refusal) => refusal !== null))
  return [...refusals].flatMap((refusal) => {
    const own = following.get(refusal) ?? []
    following.delete(refusal)
    return own
  })
}

const consequencesOf = (drifts: Drift[]): Consequence[] =>
  [...Map.groupBy(drifts, likeness).values()].filter(isSome).map((alike) => {
    const [{ kind, path, expected }] = alike
    return { kind, path: generalPath(path), expected, times: alike.length }
  })

type Made = Omit<DriftReport, 'isEverywhere' | 'follows'>

function toReport(alike: [Drift, ...Drift[]], baseUrl: string | null, redact: Redact): Made {
  const [first] = alike
  const shown = alike.find(({ exchange }) => exchange) ?? first
  const answer = shown.exchange?.answer
  const isSecret = first.path.split('/').some(isSecretName)
  const seen = distinct(alike.map((drift) => (isSecret ? withhold(drift.seen) : redact(drift.seen))))
  return {
    kind: first.kind,
    places: placesOf(alike),
    path: generalPath(first.path),
    expected: first.expected,
    seen: seen.slice(0, fewValues),
    seenOthers: Math.max(0, seen.length - fewValues),
    times: alike.length,
    scenarios: distinct(alike.map(({ scenario }) => scenario)),
    roles: distinct(alike.map(({ exchange }) => exchange?.role)),
    statuses: distinct(alike.map(({ exchange }) => exchange?.answer?.status)),
    curl: shown.exchange ? exchangeCurl(shown.exchange, baseUrl, redact) : null,
    excerpt: answer ? excerptOf(answer, shown, redact) : null,
  }
}

/**
 * Groups drifts that look alike or have one cause, the most harmful kind first and within it what is seen most widely.
 * @param called how many operations were called
 */
export function groupDrifts(
  drifts: Drift[],
  called: number,
  baseUrl: string | null,
  redact: Redact,
): DriftReport[] {
  const many = Math.max(manyOperations, called / 2)
  const rank = ({ kind }: DriftReport) => order.get(kind) ?? 0
  const { causes, following } = causesOf(drifts)
  return [...Map.groupBy(causes, likeness).values()]
    .flatMap(split)
    .filter(isSome)
    .map((alike) => ({
      ...toReport(alike, baseUrl, redact),
      follows: consequencesOf(takeFollowing(alike, following)),
    }))
    .map((drift) => ({ ...drift, isEverywhere: drift.places.length > many }))
    .sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length || b.times - a.times)
}
