import type { ListRules } from '@portal/api-contract/document'
import { isMasked } from '../../validate/list/compare.ts'
import { fold } from './collation.ts'
import type { List, Query, Row } from './list.ts'
import { keyOf, keysOf, kindOf } from './values.ts'

type Kind = ListRules['criteria'][string]

/** Operators of one property with their values as they are sent. */
type Given = Partial<Record<string, string>>

/** A question about one property of a list. */
export interface Probe {
  property: string
  given: Given
}

/** A probe as a query. */
export const termsOf = ({ property, given }: Probe): Query =>
  Object.entries(given).map(([operator, value = '']): [string, string] => [`${property}.${operator}`, value])

/** A property with so few values is one of kinds or states, each of which is asked for. */
export const fewValues = 6

/** Characters of the longest text that is asked for whole. */
const longest = 200

/** A value that occurs in no list, with a sign at which a statement ends that was put together from texts. */
const nowhere = "zzqxj-'0"
const beyond = { number: ['-987654321', '987654321'], date: ['1901-01-01', '2199-12-31'] } as const

/** Values that are there, each once and in their order, as the backend wrote them. */
function valuesOf(list: List, property: string): string[] {
  const kind = kindOf(list, property)
  const values = list.rows
    .map((row) => row[property])
    .filter((value) => value !== null && value !== undefined)
  const byKey = new Map(values.map((value) => [keyOf(kind, value), String(value)]))
  const keyed = [...byKey].map(([key, text]) => ({ key: key ?? '', text }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ text }) => text)
}

const at = (values: string[], share: number): string =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? ''

/** Limits with another number of digits than the values have: as texts, in which 9 comes after 88, they would let other rows through. */
function besideDigits(kind: Kind, middle: string): Given {
  const { length } = middle.replace(/^-|\..*$/g, '')
  if (kind !== 'number' || middle.startsWith('-')) return {}
  return { greaterThan: length > 1 ? '9'.repeat(length - 1) : '-1', lessThan: `1${'0'.repeat(length)}` }
}

function extremes(kind: Kind): readonly [least: string, most: string] {
  if (kind === 'number') return beyond.number
  return kind === 'date' ? beyond.date : [`${beyond.date[0]}T00:00:00Z`, `${beyond.date[1]}T00:00:00Z`]
}

const second = 1000

/** Limits right beside times that rows have, on the same days: one that is cut to its day lets another row through. */
function besideTimes(kind: Kind, values: string[]): Given {
  const [after, before] = [Date.parse(at(values, 0.1)) + second, Date.parse(at(values, 0.9)) - second]
  if (kind !== 'instant' || !(after < before)) return {}
  const [greaterThanOrEqual, lessThanOrEqual] = [after, before].map((time) => new Date(time).toISOString())
  return { greaterThanOrEqual, lessThanOrEqual }
}

/**
 * Questions about a number or a time. Limits are values that rows have, so that one too many or too few shows; several
 * operators go together, because all of them hold.
 */
function rangeProbes(list: List, property: string, kind: Kind): Given[] {
  const [least, most] = extremes(kind)
  const found = valuesOf(list, property)
  const values = found.length > 0 ? found : [least]
  const [low, middle, high] = [at(values, 0.3), at(values, 0.5), at(values, 0.7)]
  return [
    { equals: middle, greaterThan: most },
    { in: `${low},${high},${most}`, lessThan: least },
    { greaterThan: low, lessThan: high },
    { greaterThanOrEqual: low, lessThanOrEqual: high },
    {
      ...{ notEquals: middle, notIn: `${low},${most}`, specified: 'true' },
      ...besideDigits(kind, middle),
      ...besideTimes(kind, values),
    },
    { specified: 'false' },
  ]
}

const isSpecified: Given[] = [{ specified: 'true' }, { specified: 'false' }]

/** How many of the texts each text stands for to some database; lists have thousands of rows. */
function foldedCounts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts.map(fold)) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** A text that a criterion can name without it meaning something else, and that no other text is the same as to a database. */
function isPlain(text: string, counts: ReadonlyMap<string, number>): boolean {
  return (
    text.length > 0 &&
    text.length <= longest &&
    text.trim() === text &&
    !/[,%_\\\n]/.test(text) &&
    counts.get(fold(text)) === 1
  )
}

/** A text with the case of each letter turned about. */
export const swapCase = (text: string): string =>
  [...text].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')

const lowered = (text: string): string => text.toLowerCase()

/** Whether pieces stand in a text one after the other. */
function holds(text: string, pieces: string[]): boolean {
  let place = 0
  return pieces.every((piece) => {
    const found = text.indexOf(piece, place)
    place = found + piece.length
    return found >= 0
  })
}

/** Whether every database finds pieces in the same texts: some take `（` for `(`, as they do `BIM` for `bim`. */
const isDefinite = (pieces: string[], texts: string[]): boolean =>
  texts.every((text) => holds(fold(text), pieces.map(fold)) === holds(lowered(text), pieces.map(lowered)))

/** Part of a text that some rows hold and others do not, in the other case where it has one. @param all of the list's texts */
function pieceOf(texts: string[], all: string[]): string {
  const lettered = texts.toSorted((a, b) => Number(/[a-z]/i.test(b)) - Number(/[a-z]/i.test(a)))
  const pieces = lettered.flatMap((text) => {
    const [letters] = /[a-z]{2,4}/i.exec(text) ?? []
    return [...(letters ? [letters] : []), text.slice(1, 4), text.slice(-3), text]
  })
  const telling = pieces.filter((piece) => piece.trim() === piece && piece.isWellFormed() && piece.length > 0)
  const isPart = (piece: string) => texts.some((text) => !text.toLowerCase().includes(piece.toLowerCase()))
  const isSure = (piece: string) => isDefinite([piece], all)
  return swapCase(telling.find((piece) => isPart(piece) && isSure(piece)) ?? telling.find(isSure) ?? nowhere)
}

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()

/** A whole text in the other case: of numbers that all begin with the same letters no part with a letter tells rows apart. */
function wholeOf(texts: string[]): Given[] {
  const text = texts.find(hasCase)
  return text === undefined ? [] : [{ contains: swapCase(text) }]
}

/** Longer than what is asked for whole, or of several lines. */
const isLong = (text: string): boolean => text.length > longest || text.includes('\n')

/** A run of letters near the end of a long text which its row says nowhere else, and not every row says. */
function innerPieceOf({ rows }: List, property: string): string | undefined {
  const long = rows.filter((row) => typeof row[property] === 'string' && isLong(row[property]))
  const rest = (row: Row) =>
    Object.entries(row).flatMap(([name, value]) => (name === property ? [] : [value]))
  for (const row of long.slice(0, fewValues)) {
    const runs = String(row[property]).match(/\p{Script=Han}{4,8}|[a-z]{5,12}/giu) ?? []
    const others = JSON.stringify(rest(row)).toLowerCase()
    const isTelling = (piece: string) =>
      !others.includes(piece.toLowerCase()) && rows.some((one) => !String(one[property]).includes(piece))
    const piece = runs.findLast(isTelling)
    if (piece !== undefined) return piece
  }
  return undefined
}

/** A text without its middle, which any other may fill. */
const wildcardOf = (text: string): string => endsOf(text).join('%')

const endsOf = (text: string): string[] => [...text].filter((_, at, all) => at === 0 || at === all.length - 1)

/** The text that names each row, such as a number; undefined where rows share theirs. */
function ownTextOf({ operation, rows }: List): string | undefined {
  const texts = Object.entries(operation.list.criteria).filter(([, kind]) => kind === 'string')
  const isOwn = (name: string) => new Set(rows.map((row) => fold(String(row[name])))).size === rows.length
  return texts.map(([name]) => name).find((name) => rows.length > 1 && isOwn(name))
}

/** One row of each kind and in each state that the list shows, by the text that names it: what is shown is found, whatever its state. */
function inEachState(list: List, property: string): string[] {
  if (property !== ownTextOf(list)) return []
  const countOf = (name: string) => new Set(list.rows.map((row) => row[name])).size
  const states = Object.keys(list.operation.list.criteria)
    .filter((name) => kindOf(list, name) === 'text' && countOf(name) > 1 && countOf(name) <= fewValues)
    .toSorted((one, other) => countOf(one) - countOf(other))
  const rows = states.flatMap((name) => [
    ...new Map(list.rows.map((row) => [row[name], String(row[property])])).values(),
  ])
  return [...new Set(rows)].slice(0, fewValues)
}

function textProbes(list: List, property: string): Given[] {
  const all = valuesOf(list, property)
  const counts = foldedCounts(all)
  const plain = all.filter((text) => isPlain(text, counts))
  const values = plain.length > 0 ? plain : [nowhere]
  const [one, other] = [at(values, 0.3), at(values, 0.7)]
  const piece = pieceOf(plain, all)
  const bounded = [one, ...plain].find((text) => [...text].length > 1 && isDefinite(endsOf(text), all))
  const inner = innerPieceOf(list, property)
  return [
    { equals: one, contains: nowhere },
    ...(plain.length <= fewValues ? plain.filter((text) => text !== one).map((equals) => ({ equals })) : []),
    ...inEachState(list, property)
      .filter((text) => text !== one && plain.length > fewValues && isPlain(text, counts))
      .map((equals) => ({ equals })),
    // Of a text that only stands within others, `equals` finds nothing.
    ...(counts.has(fold(piece)) ? [] : [{ equals: piece }]),
    { notEquals: other },
    { in: `${one},${other},${nowhere}` },
    { notIn: `${one},${nowhere}` },
    { contains: piece },
    ...(hasCase(piece) ? [] : wholeOf(plain)),
    ...(inner === undefined ? [] : [{ contains: inner }]),
    ...(bounded === undefined ? [] : [{ contains: wildcardOf(bounded) }]),
    { doesNotContain: piece },
    { specified: 'false' },
    ...(list.rows.some((row) => row[property] === null) ? [{ specified: 'true' }] : []),
  ]
}

/** Of several texts in one property only what stands in them can be asked for. */
function severalProbes(list: List, property: string): Given[] {
  const texts = list.rows.flatMap((row) => [row[property] ?? []]).map((one) => [one].flat())
  // One that stands behind another somewhere: the first of them is found by whoever looks at no more.
  const [piece = nowhere] = [...texts.flatMap((one) => one.slice(1)), ...texts.flat()].filter(
    (text) => typeof text === 'string',
  )
  return [{ contains: piece }, { doesNotContain: piece }, ...isSpecified]
}

/** The operators of a question one by one. */
export const alone = ({ property, given }: Probe): Probe[] =>
  Object.entries(given).map(([operator, value]) => ({ property, given: { [operator]: value } }))

function givenOf(list: List, property: string): Given[] {
  const kind = list.operation.list.criteria[property] ?? 'string'
  if (kind !== 'string') return rangeProbes(list, property, kind)
  // A text with stars in it stands for another, which alone can be asked for.
  if (list.rows.some((row) => isMasked(row[property]))) return isSpecified
  return list.rows.some((row) => Array.isArray(row[property]))
    ? severalProbes(list, property)
    : textProbes(list, property)
}

/** Whether a question is nothing but an interval, of which what is empty is on neither side. */
const isInterval = ({ given }: Probe): boolean => {
  const operators = Object.keys(given)
  return operators.length === 2 && operators.every((operator) => /^(greater|less)Than/.test(operator))
}

/**
 * Questions about one property, chosen so that each operator lets some rows through and holds others back. Where a property is
 * empty in some rows, each operator is asked alone as well: a second one would hide that the first does not hold them back.
 */
export function probesOf(list: List, property: string): Probe[] {
  const isShown = list.rows.length === 0 || list.rows.some((row) => row[property] !== undefined)
  if (!isShown) return []
  const [first, ...others] = givenOf(list, property).map((given): Probe => ({ property, given }))
  const hasEmpty = keysOf(list, property).includes(null)
  const rest = hasEmpty ? [...others.flatMap(alone), ...others.filter(isInterval)] : others
  return [...(first ? [first] : []), ...rest]
}
