import type { BaselineReport, KnownDeviation } from '../../shared/baseline/baseline.ts'
import type { Selection } from '../../shared/choose.ts'
import type { MismatchKind } from '../mismatch.ts'

/**
 * What a run found, ready to be shown: the page, JUnit, JSON and the terminal are all made from this and nothing else.
 * It holds no token, password or identity number.
 */
export interface Report {
  /** Of this shape. */
  version: 2
  run: RunFacts
  /** `drifted` also when a scenario of a whole run could not go on; `interrupted` when the run ended early without any drift. */
  verdict: 'kept' | 'drifted' | 'interrupted' | 'not judged'
  totals: Totals
  /** In the document's order; with `only`, those that were asked for. */
  operations: OperationReport[]
  /** What harms most comes first; without those that the baseline knows. */
  drifts: DriftReport[]
  /** Those that the baseline knows: they fail nothing. */
  known: DriftReport[]
  /** Every entry of the baseline, and what became of it. */
  baseline: BaselineReport[]
  scenarios: ScenarioReport[]
  /** What the document lists and no answer had. */
  unseenValues: UnseenValues[]
  /** Refusals that the document lists and no answer was. */
  unseenCodes: UnseenCodes[]
  left: LeftReport
}

/** The codes of an operation's own refusals that never came. */
export interface UnseenCodes {
  operation: string
  codes: string[]
  /** Those of them that came from no other operation either. */
  nowhere: string[]
  /** How many the document lists. */
  of: number
}

/** The values of a property that never came. */
export interface UnseenValues {
  property: string
  /** Operations with this property and these values that succeeded. */
  operations: string[]
  /** Those that never came. */
  values: string[]
  /** How many the document lists. */
  of: number
}

/** What a run left behind in the backend, as far as its calls tell. */
export interface LeftReport {
  /** What its scenarios say of it, in words. */
  announced: string[]
  records: WrittenRecord[]
}

/** Something that was written and not taken away again. */
export interface WrittenRecord {
  /** The operation that wrote it. */
  operation: string
  role: string
  /** Null where the answer names none, such as that of a code that was sent. */
  id: string | null
  /** How often; of what has no id only. */
  times: number
  /** What was done to it after that, such as cancelling an order. */
  later: string[]
}

export interface RunFacts extends Selection {
  /** The base URL, or the recorded file's name. */
  subject: string
  /** Where the operations live, for commands to try; null when that is not known. */
  baseUrl: string | null
  mode: 'replay' | 'har'
  /** Whether the subject is this project's mock, which can confirm nothing about a real backend. */
  isMock: boolean
  /** Version of the contract. */
  contract: string
  /** ISO 8601. */
  startedAt: string
  durationMs: number
  isReadOnly: boolean
  /** Why the run ended early; null when it did not. */
  interrupted: string | null
  /** What a reader must know besides, a sentence each. */
  notes: string[]
}

export interface Totals {
  operations: number
  /** Operations that were called at least once. */
  called: number
  /** Operations that were called and that the backend does not have. */
  notOffered: number
  /** Operations in which something drifts. */
  drifted: number
  calls: number
  scenarios: number
  /** Scenarios that could not be checked. */
  skipped: number
  /** Scenarios that could not go on. */
  stopped: number
  /** Drifts that the baseline knows. */
  known: number
  /** Entries of the baseline that are past their end date. */
  expired: number
  /** Drifts after grouping, without the known ones. */
  drifts: number
  /** Drifts before grouping. */
  occurrences: number
}

/** What was covered of one operation. */
export interface OperationReport {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  source: 'spec' | 'assumed'
  /**
   * What the run says about an assumed operation: a success that conforms confirms it, a drift of its own contradicts it,
   * and refusals alone leave it open. Null for what is specified.
   */
  assumption: 'confirmed' | 'contradicted' | 'open' | null
  /** `known`: nothing drifts but what the baseline knows. `not offered`: the backend does not have it, and answered each call as an address that is not there. */
  verdict: 'kept' | 'known' | 'drifted' | 'not called' | 'not offered'
  /** Whether nothing drifts in it but what drifts everywhere. */
  isAsEverywhere: boolean
  /** Why it was not judged: it was not called, or is not offered. */
  reason: string | null
  calls: number
  /** Those of them that were not answered whole. */
  unanswered: number
  /** Documented statuses, seen or not, and any other that was seen. */
  statuses: { status: number; isDocumented: boolean; calls: number }[]
  roles: { role: string; calls: number; statuses: number[] }[]
}

/** An entry of the report: mismatches that look alike, of the same kind, path and expectation, in one operation or in many. */
export interface DriftReport {
  /** The same in each run, for a baseline. */
  id: string
  /** The entry of the baseline that knows it. */
  known: KnownDeviation | null
  kind: MismatchKind
  /**
   * Whether most of the operations that were called drift in this way: the fault of something that stands before all of
   * them, such as a gateway, and of none of them alone.
   */
  isEverywhere: boolean
  /** Where it was seen, most often first; empty for a rule that was broken before any call. */
  places: Place[]
  /** With indices of arrays as `*`. */
  path: string
  expected: string
  /** What was seen instead: the first few that differ. */
  seen: string[]
  /** How many others were seen. */
  seenOthers: number
  times: number
  scenarios: string[]
  roles: string[]
  statuses: number[]
  /** One command that shows it; tokens and passwords are variables. Null for a rule that no call shows. */
  curl: string | null
  /** The part of the answer around `path`, shortened. */
  excerpt: Excerpt | null
  /** What only follows from it: what else scenarios say of the same refusal. */
  follows: Consequence[]
}

/** What follows from a drift, alike in all its calls. */
export interface Consequence {
  kind: MismatchKind
  path: string
  expected: string
  times: number
}

export interface Place {
  /** Null for a path that the document does not have. */
  operation: string | null
  method: string
  path: string
  times: number
}

/** A part of an answer in three pieces, the middle one being what drifted; it is empty when it cannot be pointed at. */
export interface Excerpt {
  before: string
  marked: string
  after: string
}

export interface ScenarioReport {
  name: string
  operations: string[]
  writes: boolean
  end: 'kept' | 'drifted' | 'skipped' | 'stopped'
  /** The id of its stop, for a baseline; null for one that did not stop. */
  stoppedId: string | null
  /** Whether it stopped at what the baseline knows. */
  isKnown: boolean
  /** Why it was skipped or stopped; empty otherwise. */
  reason: string
  /** Rules that it would have checked and could not, although it went on. */
  untried: { rule: string; why: string }[]
  /** Occurrences, before grouping. */
  drifts: number
  calls: number
  durationMs: number
}
