import type { Credentials, OtherName, RoleName } from '../../shared/credentials/credentials.ts'
import type { Send } from '../../shared/http/send.ts'
import type { Exchange } from '../exchange.ts'
import type { Mismatch } from '../mismatch.ts'
import type { Made } from './consequences/follow.ts'
import type { Memory } from './consequences/recalled.ts'
import type { Association } from './mock/association.ts'
import type { Cashier } from './mock/cashier.ts'
import type { Clock } from './mock/clock.ts'
import type { AskPresence } from './mock/presence.ts'
import type { Postbox } from './postbox.ts'

/** A rule that a scenario would check, and could not. */
export interface Untried {
  rule: string
  why: string
}

/** What is the same for all scenarios of a run. */
export interface Session {
  baseUrl: string
  credentials: Credentials
  send: Send
  /** Tokens by account, logged in at first need. */
  tokens: Map<RoleName | OtherName, Promise<string>>
  /** What scenarios have asked for to share, by its key. */
  shared: Map<string, Promise<unknown>>
  /** The keys of what was looked up because of an answer: each is looked up once in a run. */
  lookedUp: Set<string>
  /** Where the run has made records, by the operation that reads them, and who made them. */
  made: Map<string, Made>
  memory: Memory
  /** The function that decides for the association; only the mock has one. */
  association: Association | null
  /** The function that pays orders; only the mock has one. */
  cashier: Cashier | null
  /** What moves the time; only the mock has one. */
  clock: Clock | null
  /** Asks whoever watches a lesson for presence; only the mock lets itself be told to. */
  presence: AskPresence | null
  /** Operations that are not called, because the run was asked to leave them out. */
  leftOut: ReadonlySet<string>
  postbox: Postbox
  onUntried(untried: Untried): void
  onExchange(exchange: Exchange): void
  onMismatch(mismatch: Mismatch): void
}
