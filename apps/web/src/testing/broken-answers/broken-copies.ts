/** What a backend may send in place of any value. */
const brokenValues: readonly unknown[] = [null, 7, {}, [], '没有的词']

type Path = readonly string[]

/** Where each value of an answer is, the lists and the records in it too; what is around a value comes before it. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : []
  if (typeof value !== 'object' || value === null) return own
  return [...own, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))]
}

function put(into: unknown, path: Path, value: unknown): void {
  const parent = path.slice(0, -1).reduce((one, key) => (one as Record<string, unknown>)[key], into)
  Object.assign(parent as object, { [path.at(-1) ?? '']: structuredClone(value) })
}

/** An answer in which something else stands in some places. */
export interface Broken {
  /** Says what stands where, for whoever reads why a test failed. */
  what: string
  answer: unknown
}

/**
 * Copies of a record in which every value is once each of the broken ones, a few of them in each copy: the more there are, the
 * less one hides what another does.
 */
export function brokenRecords(record: unknown, copies: number): Broken[] {
  const paths = pathsIn(record)
  return Array.from({ length: copies }, (_, copy) => paths.filter((_path, index) => index % copies === copy))
    .filter((some) => some.length > 0)
    .flatMap((some) => brokenValues.map((value) => broken(record, some, value)))
}

function broken(record: unknown, paths: readonly Path[], value: unknown): Broken {
  const answer = structuredClone(record)
  // From within outwards, so that nothing is looked for in what is broken already.
  for (const path of paths.toReversed()) put(answer, path, value)
  return { what: `${JSON.stringify(value)} at ${paths.map((path) => path.join('.')).join(', ')}`, answer }
}

/** The rows of a list of which every value is once each of the broken ones, between two that are whole. */
export const brokenRows = (row: object): unknown[] =>
  [row, ...brokenRecords(row, 4).map(({ answer }) => answer), row].map((one, index) =>
    numbered(one, row, index),
  )

/** Each row has a number of its own, unless that is what is broken. */
const numbered = (one: unknown, row: object, index: number): unknown =>
  'id' in row && (one as typeof row).id === row.id ? { ...(one as object), id: 1000 + index } : one
