import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The record of one test file: the operations that answered it without an error. */
interface TestRecord {
  /** Path below the folder of the records' parent. */
  test: string
  operations: string[]
}

/** Test files that call all operations do not count, because they test none of them in particular. */
const isOfResource = ({ test }: TestRecord) => test.startsWith('src/resources/')

/**
 * The operations that the tests of resources exercise, from the records of their last runs.
 *
 * @param folder the records; those of tests that are no longer there are passed over
 * @returns undefined when there is none
 */
export function readExercised(folder: string): ReadonlySet<string> | undefined {
  if (!existsSync(folder)) return undefined
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): TestRecord => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((record) => isOfResource(record) && existsSync(join(folder, '..', record.test)))
  return records.length > 0 ? new Set(records.flatMap(({ operations }) => operations)) : undefined
}
