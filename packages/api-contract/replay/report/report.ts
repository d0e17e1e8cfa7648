import type { DriftKind } from '../drift.ts'

/**
 * What a run found, ready to be shown: the page, JUnit, JSON and the terminal are all made from this and nothing else.
 * It holds no token, password or identity number.
 */
export interface Report {
  /** Of this shape. */
  version: 1
  run: RunFacts
  verdict: 'kept' | 'drifted' | 'interrupted'
  totals: {
    operations: number
    /** Operations that were called at least once. */
    called: number
    calls: number
    scenarios: number
    /** Scenarios that could not be judged. */
    skipped: number
    /** Drifts after grouping. */
    drifts: number
  }
  operations: OperationReport[]
  drifts: DriftReport[]
  scenarios: ScenarioReport[]
}

export interface RunFacts {
  /** The base URL, or the recorded file's name. */
  subject: string
  mode: 'replay' | 'har'
  /** Version of the contract. */
  contract: string
  /** ISO 8601. */
  startedAt: string
  durationMs: number
  isReadOnly: boolean
  /** The tag that was asked for. */
  only: string | null
  /** Why the run ended early; null when it did not. */
  interrupted: string | null
}

/** What was covered of one operation. */
export interface OperationReport {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  source: 'spec' | 'assumed'
  verdict: 'kept' | 'drifted' | 'not called'
  /** Why it was not called, when that is known. */
  reason: string | null
  calls: number
  /** Documented statuses and any other that was seen. */
  statuses: { status: number; isDocumented: boolean; calls: number }[]
  roles: { role: string; calls: number; statuses: number[] }[]
}

/** Drifts that look alike: same kind, operation, path and expectation. */
export interface DriftReport {
  kind: DriftKind
  operation: string | null
  /** With indices of arrays as `*`. */
  path: string
  expected: string
  /** What was seen first. */
  seen: string
  times: number
  scenarios: string[]
  role: string
  status: number | null
  /** One command that shows it; tokens and passwords are variables. Null for a rule that no call shows. */
  curl: string | null
  /** The part of the body around `path`, shortened. */
  excerpt: string | null
}

export interface ScenarioReport {
  name: string
  operations: string[]
  writes: boolean
  end: 'kept' | 'drifted' | 'skipped' | 'stopped'
  reason: string
  calls: number
  durationMs: number
}
