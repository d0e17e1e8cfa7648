import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type { Scenario } from '../run/scenario.ts'

/** An operation of the contract by its name. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.get(id)
  if (!operation) throw new Error(`The document has no operation ${id}.`)
  return operation
}

/** One scenario for each operation that a rule fits, named after the rule. */
export function forEach<Fitting extends Operation>(
  what: string,
  fits: (operation: Operation) => operation is Fitting,
  run: (context: Parameters<Scenario['run']>[0], operation: Fitting) => Promise<void>,
): Scenario[] {
  return [...operations.values()].filter(fits).map((operation) => ({
    name: `${what}: ${operation.id}`,
    operations: [operation.id],
    writes: false,
    run: (context) => run(context, operation),
  }))
}
