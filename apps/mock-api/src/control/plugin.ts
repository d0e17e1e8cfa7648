import { controls, mockDocument } from '@portal/api-contract/mock'
import type { FastifyInstance } from 'fastify'
import type { ValidateResponse } from '../plugins/conformance.ts'
import { contractRoutes } from '../plugins/contract.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { controlHandlers } from './handlers/index.ts'

/** The mock's own controls, by their own document. */
export async function controlRoutes(
  app: FastifyInstance,
  { worlds, validate }: { worlds: Worlds; validate: ValidateResponse },
): Promise<void> {
  app.get('/openapi.json', () => mockDocument)
  contractRoutes(app, {
    document: mockDocument,
    operations: controls,
    handlers: controlHandlers(worlds),
    validate,
    canFail: false,
    takesAnyText: true,
  })
}
