import type { OperationId } from '../src/document.ts'
import type { Context } from './context.ts'
import type { Exchange } from './exchange.ts'

/** One walk through the backend; runs unchanged on the mock and on a real one. */
export interface Scenario {
  name: string
  /** The operations whose behaviour it judges. */
  operations: OperationId[]
  /** Whether it leaves something behind, such as an order or a message that was sent. */
  writes: boolean
  /** What it makes that the contract gives no way to remove; told before it runs and in the report. */
  leaves?: string
  run(context: Context): Promise<void>
}

/** A rule that a scenario would judge, and could not. */
export interface Untried {
  rule: string
  why: string
}

/** Thrown by `context.skip`: what the scenario needs is not there, so that it says nothing about the backend. */
export class NotJudged extends Error {
  override readonly name = 'NotJudged'
}

/** Thrown when an answer leaves a scenario nothing to go on from; the message says what it needed and what it got. */
export class CannotGoOn extends Error {
  override readonly name = 'CannotGoOn'
  /** The call whose answer it is. */
  readonly exchange: Exchange

  constructor(message: string, exchange: Exchange) {
    super(message)
    this.exchange = exchange
  }
}
