import type { KnownDeviation } from '../../../shared/baseline/baseline.ts'
import { generalPath, idEverywhere, idOf, particularOf } from '../../baseline/deviation-id.ts'
import type { Sent } from '../../exchange.ts'
import { type Mismatch, type MismatchKind, mismatchKinds } from '../../mismatch.ts'
import { isSecretName, type Redact, withhold } from '../redaction/redact.ts'
import type { Consequence, DriftReport, Place } from '../report.ts'
import { type Causes, causeKeysOf, causesOf } from './causes.ts'
import { excerptOf } from './excerpt.ts'
import { exchangeCurl } from './exchange-curl.ts'

/** Operations that may fail alike and still be told one by one. */
const fewOperations = 3
/** Fewer operations are not everywhere, even if no more were called. */
const manyOperations = 10
/** Different values that are told of one mismatch. */
const fewValues = 5

const order = new Map(Object.keys(mismatchKinds).map((kind, index) => [kind as MismatchKind, index]))

/** A path that the document does not have, without its query and what look like ids. */
const roughPath = ({ target }: Sent): string => target.replace(/[?#].*$/s, '').replace(/\/\d+/g, '/{id}')

function placeOf(exchange: Sent | undefined): Omit<Place, 'times'> | null {
  if (!exchange) return null
  const { operation, method } = exchange
  return { operation: operation?.id ?? null, method, path: operation?.path ?? roughPath(exchange) }
}

const placeKey = (place: Omit<Place, 'times'> | null): string =>
  place ? `${place.method} ${place.path}` : ''

/** What makes mismatches alike. */
const likeness = (mismatch: Mismatch): string =>
  JSON.stringify([mismatch.kind, generalPath(mismatch.path), particularOf(mismatch)])

function placesOf(mismatches: Mismatch[]): Place[] {
  const places = new Map<string, Place>()
  for (const { exchange } of mismatches) {
    const place = placeOf(exchange)
    const known = places.get(placeKey(place))
    if (known) known.times++
    else if (place) places.set(placeKey(place), { ...place, times: 1 })
  }
  return [...places.values()].sort((a, b) => b.times - a.times)
}

/** Alike in many operations is one fault, such as a header that is nowhere; in a few it may be as many faults. */
function split(alike: Mismatch[]): Mismatch[][] {
  const byPlace = [...Map.groupBy(alike, ({ exchange }) => placeKey(placeOf(exchange))).values()]
  return byPlace.length > fewOperations ? [alike] : byPlace
}

/** The deviations that are known, by their ids. */
export type Known = ReadonlyMap<string, KnownDeviation>

/** The entry that knows a mismatch: that of its operation, or one for all. */
export const knownAs = (mismatch: Mismatch, known: Known): KnownDeviation | null =>
  known.size === 0 ? null : (known.get(idOf(mismatch)) ?? known.get(idEverywhere(mismatch)) ?? null)

/** What is known and what is new are told apart, even where they are alike. */
const splitByEntry = (alike: Mismatch[], known: Known): Mismatch[][] => [
  ...Map.groupBy(alike, (mismatch) => knownAs(mismatch, known)).values(),
]

const isSome = <T>(items: T[]): items is [T, ...T[]] => items.length > 0

const distinct = <T>(values: (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** Takes what follows from some mismatches, so that it is told with the first of them. */
function takeFollowing(alike: Mismatch[], following: Causes['following']): Mismatch[] {
  return [...new Set(alike.flatMap(causeKeysOf))].flatMap((key) => {
    const own = following.get(key) ?? []
    following.delete(key)
    return own
  })
}

const consequencesOf = (mismatches: Mismatch[]): Consequence[] =>
  [...Map.groupBy(mismatches, likeness).values()].filter(isSome).map((alike) => {
    const [{ kind, path, expected }] = alike
    return { kind, path: generalPath(path), expected, times: alike.length }
  })

type Made = Omit<DriftReport, 'isEverywhere' | 'follows'>

function toReport(
  alike: [Mismatch, ...Mismatch[]],
  known: Known,
  baseUrl: string | null,
  redact: Redact,
): Made {
  const [first] = alike
  const places = placesOf(alike)
  const shown = alike.find(({ exchange }) => exchange) ?? first
  const answer = shown.exchange?.answer
  const isSecret = first.path.split('/').some(isSecretName)
  const seen = distinct(alike.map((mismatch) => (isSecret ? withhold(mismatch.seen) : redact(mismatch.seen))))
  return {
    id: places.length > 1 ? idEverywhere(first) : idOf(first),
    known: knownAs(first, known),
    kind: first.kind,
    places,
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
 * Groups mismatches that look alike or have one cause, the most harmful kind first and within it what is seen most widely.
 * @param called how many operations were called
 * @param known what the baseline knows; that is told apart from what is new
 */
export function groupMismatches(
  mismatches: Mismatch[],
  called: number,
  baseUrl: string | null,
  redact: Redact,
  known: Known = new Map(),
): DriftReport[] {
  const many = Math.max(manyOperations, called / 2)
  const rank = ({ kind }: DriftReport) => order.get(kind) ?? 0
  const { causes, following } = causesOf(mismatches)
  return [...Map.groupBy(causes, likeness).values()]
    .flatMap((alike) => splitByEntry(alike, known))
    .flatMap(split)
    .filter(isSome)
    .map((alike) => ({
      ...toReport(alike, known, baseUrl, redact),
      follows: consequencesOf(takeFollowing(alike, following)),
    }))
    .map((drift) => ({ ...drift, isEverywhere: drift.places.length > many }))
    .sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length || b.times - a.times)
}
