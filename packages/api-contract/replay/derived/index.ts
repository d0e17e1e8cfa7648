import type { Scenario } from '../scenario.ts'
import { filteringScenarios } from './lists/filtering.ts'
import { pagingScenarios } from './lists/paging.ts'
import { sortingScenarios } from './lists/sorting.ts'

/** Scenarios that nobody wrote: what the document says of every operation, asked of every operation. */
export const derivedScenarios: Scenario[] = [...pagingScenarios, ...sortingScenarios, ...filteringScenarios]
