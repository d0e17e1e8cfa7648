import { type OperationId, operations } from '@portal/api-contract/document'
import type { Fault } from '@portal/api-contract/mock'
import { created, noContent, ok } from '../../contract/handler.ts'
import { invalidField, notFound } from '../../contract/problem.ts'
import type { PaymentFault, PaymentFaultKind } from '../../domain/order/payment-fault.ts'
import type { CallFault, CallFaultKind } from '../../faults/faults.ts'
import type { ControlHandlers } from '../types.ts'

const paymentKinds: readonly string[] = [
  'LATE',
  'TWICE',
  'WRONG_AMOUNT',
  'NEVER',
  'CLOSED_MEANWHILE',
] satisfies PaymentFaultKind[]

/** The field that each kind requires. */
const needed: Partial<Record<Fault['kind'], keyof Fault>> = {
  LATENCY: 'latency',
  STATUS: 'status',
  MISSING_HEADER: 'header',
  SLOW_BODY: 'milliseconds',
  LATE: 'delaySeconds',
}

function check(fault: Fault): void {
  const need = needed[fault.kind]
  if (need && fault[need] === undefined) throw invalidField(need, 'NotNull', `${fault.kind} needs it`)
  if (fault.latency && fault.latency.min > fault.latency.max)
    throw invalidField('latency.max', 'Min', 'must not be less than latency.min')
  if (paymentKinds.includes(fault.kind)) {
    if (fault.operation !== undefined)
      throw invalidField('operation', 'Unknown', 'a fault of a payment names no operation')
    return
  }
  if (fault.operation === undefined)
    throw invalidField('operation', 'NotNull', 'name an operation of the contract, or *')
  if (fault.operation !== '*' && !operations.has(fault.operation as OperationId))
    throw invalidField('operation', 'OneOf', 'must be an operation of the contract, or *')
}

function toFault({ kind, operation, count: _count, latency, ...rest }: Fault): CallFault | PaymentFault {
  if (operation === undefined) return { kind: kind as PaymentFaultKind, ...rest }
  return {
    kind: kind as CallFaultKind,
    operation,
    ...(latency && { latency: { ...latency, shape: latency.shape ?? 'EVEN' } }),
    ...rest,
  }
}

/** The controls of the injected faults. */
export const faultControls = {
  listOperations: () =>
    ok(
      [...operations.values()].map(({ id, method, path, tag, summary }) => ({
        id,
        method,
        path,
        tag,
        summary,
      })),
    ),
  listFaults: ({ world }) => ok([...world.faults.list()]),
  addFault({ world, body }) {
    check(body)
    return created(world.faults.add(toFault(body), body.count ?? null))
  },
  removeFault({ world, params }) {
    if (!world.faults.remove(params.id)) throw notFound(`There is no fault ${params.id}`)
    return noContent()
  },
  removeAllFaults({ world }) {
    world.faults.removeAll()
    return noContent()
  },
} satisfies Partial<ControlHandlers>
