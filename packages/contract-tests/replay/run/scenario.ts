import type { OperationId } from '@portal/api-contract/document'
import type { Context } from './context.ts'

/** A sequence of calls with checks; it runs unchanged on the mock and on a real backend. */
export interface Scenario {
  name: string
  /** The operations whose behaviour it checks. */
  operations: OperationId[]
  /** Whether it leaves something behind, such as an order or a message that was sent. */
  writes: boolean
  /** Whether it is run again at the end where it found too little to judge, as all are that only read. */
  isRepeated?: boolean
  /** What it makes that the contract gives no way to remove; told before it runs and in the report. */
  leaves?: string
  run(context: Context): Promise<void>
}
