import type { Exchange } from '../exchange.ts'

/** Thrown by `context.skip`: what the scenario needs is not there, so that it says nothing about the backend. */
export class ScenarioSkipped extends Error {
  override readonly name = 'ScenarioSkipped'
}

/** Thrown when a scenario cannot continue after an answer; the message says what it needed and what it got. */
export class CannotGoOn extends Error {
  override readonly name = 'CannotGoOn'
  /** The call whose answer it is. */
  readonly exchange: Exchange

  constructor(message: string, exchange: Exchange) {
    super(message)
    this.exchange = exchange
  }
}
