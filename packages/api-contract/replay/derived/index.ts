import type { Scenario } from '../scenario.ts'
import { accessScenarios } from './access/access.ts'
import { foreignScenarios } from './access/foreign.ts'
import { foreignWriteScenarios } from './access/foreign-writes.ts'
import { preflightScenarios } from './access/preflight.ts'
import { publicScenarios } from './access/public.ts'
import { filteringScenarios } from './lists/filtering.ts'
import { pagingScenarios } from './lists/paging.ts'
import { sortingScenarios } from './lists/sorting.ts'
import { consistencyScenarios } from './records/consistency.ts'
import { idempotenceScenarios } from './records/idempotence.ts'
import { listRefusalScenarios } from './refusals/lists.ts'
import { parameterRefusalScenarios } from './refusals/parameters.ts'

/** Scenarios that nobody wrote: what the document says of every operation, asked of every operation. */
export const derivedScenarios: Scenario[] = [
  ...accessScenarios,
  ...foreignScenarios,
  ...foreignWriteScenarios,
  ...publicScenarios,
  ...preflightScenarios,
  ...pagingScenarios,
  ...sortingScenarios,
  ...filteringScenarios,
  ...listRefusalScenarios,
  ...parameterRefusalScenarios,
  ...idempotenceScenarios,
  ...consistencyScenarios,
]
