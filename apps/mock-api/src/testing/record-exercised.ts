import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { exercised } from './exercised.ts'

const root = join(import.meta.dirname, '../..')

beforeAll(() => exercised.clear())

// One record a test file, which is the unit that a run writes anew; `npm run contract:tested` reads them all.
afterAll(() => {
  const test = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/')
  const folder = join(root, '.exercised')
  mkdirSync(folder, { recursive: true })
  const record = { test, operations: [...exercised].sort() }
  writeFileSync(join(folder, `${test.replaceAll('/', '.')}.json`), JSON.stringify(record))
})
