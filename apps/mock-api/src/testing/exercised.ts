import type { OperationId } from '@portal/api-contract/document'
import type { FastifyInstance } from 'fastify'

/** Operations that a mock under test has answered other than with an error, since the test file began. */
export const exercised = new Set<OperationId>()

/** Records the operations that this mock answers without an error. */
export function noteExercised(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions }, { statusCode }) => {
    const operation = routeOptions.config.operation
    if (operation && statusCode < 400) exercised.add(operation.id as OperationId)
  })
}
