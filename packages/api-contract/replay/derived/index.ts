import type { Scenario } from '../scenario.ts'

/** Scenarios that nobody wrote: what the document says of every operation, asked of every operation. */
export const derivedScenarios: Scenario[] = []
