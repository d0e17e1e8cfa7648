import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { OperationId } from '@portal/api-contract/document'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'

const root = join(import.meta.dirname, '../..')

const exercised = new Set<OperationId>()

/** Remembers the operations that a mock under test answers other than with an error. */
export function noteExercised(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions }, { statusCode }) => {
    const operation = routeOptions.config.operation
    if (operation && statusCode < 400) exercised.add(operation.id as OperationId)
  })
}

// One record a test file, which is the unit that a run writes anew; `npm run contract:tested` reads them all.
afterAll(() => {
  const test = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/')
  const folder = join(root, '.exercised')
  mkdirSync(folder, { recursive: true })
  const record = { test, operations: [...exercised].sort() }
  writeFileSync(join(folder, `${test.replaceAll('/', '.')}.json`), JSON.stringify(record))
})
