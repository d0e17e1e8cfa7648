import { createHash } from 'node:crypto'
import { operations } from '@portal/api-contract/document'
import { type Mismatch, type MismatchKind, mismatchKinds } from '../mismatch.ts'

const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)

const wordOf = (kind: MismatchKind): string => kind.replaceAll(' ', '-')

/** A pointer without the indices of arrays: the same fault in every row is one fault. */
export const generalPath = (path: string): string =>
  path.startsWith('/') ? path.replace(/\/\d+(?=\/|$)/g, '/*') : path

/**
 * What tells a mismatch from others of its kind and place. The statuses that a document has differ from operation to operation, so a
 * wrong status is known by what was seen. A wrong total is one, whichever page and filter shows it.
 */
export function particularOf({ kind, expected, seen }: Mismatch): string {
  if (kind === 'total') return ''
  return kind === 'status' ? seen : expected
}

/** A backend may bring megabytes into a text; its beginning tells it from others. */
const longest = 500

/** Numbers in words may be those of a record or a page, which the next run does not meet. */
const withoutNumbers = (text: string): string => text.slice(0, longest).replace(/\d+/g, '#')

function fingerprintOf(mismatch: Mismatch): string {
  const { kind, path, seen } = mismatch
  const particular =
    kind === 'status'
      ? (/^\d{3}/.exec(seen)?.[0] ?? seen.slice(0, longest))
      : withoutNumbers(particularOf(mismatch))
  return hashOf(kind, withoutNumbers(generalPath(path)), particular)
}

/** The part of an id for a place that is no operation. */
const noOperation = { everywhere: 'all', elsewhere: 'other', scenario: 'scenario' } as const

/** The id of a deviation in many operations: it stands for each of them. */
export const idEverywhere = (mismatch: Mismatch): string =>
  `${noOperation.everywhere}.${wordOf(mismatch.kind)}.${fingerprintOf(mismatch)}`

/** The id of a deviation in its operation, the same in each run. */
export function idOf(mismatch: Mismatch): string {
  const place = mismatch.exchange?.operation?.id ?? noOperation.elsewhere
  return `${place}.${wordOf(mismatch.kind)}.${fingerprintOf(mismatch)}`
}

/** The id of a scenario that could not go on. */
export const idOfStopped = (name: string): string => `${noOperation.scenario}.stopped.${hashOf(name)}`

/** The operation that an id is about; null for one that is about none alone. */
export function operationOfId(id: string): string | null {
  const [place = ''] = id.split('.')
  return operations.has(place as never) ? place : null
}

const words: ReadonlySet<string> = new Set(
  Object.keys(mismatchKinds).map((kind) => wordOf(kind as MismatchKind)),
)

/** What is wrong with a text that should be an id, in words; null for one that a report can tell. */
export function faultOfId(id: string): string | null {
  const [place = '', word = '', hash = '', ...rest] = id.split('.')
  if (rest.length > 0 || !/^[0-9a-f]{8}$/.test(hash)) return 'is no id as a report tells it'
  if (place === noOperation.scenario) return word === 'stopped' ? null : 'is no id as a report tells it'
  if (!words.has(word)) return `names no kind of drift: '${word}'`
  const isPlace = place === noOperation.everywhere || place === noOperation.elsewhere
  return isPlace || operationOfId(id) !== null ? null : `names no operation of the contract: '${place}'`
}
