import type { Scenario } from '../run/scenario.ts'
import { accessScenarios } from './access/access.ts'
import { foreignScenarios } from './access/foreign.ts'
import { foreignListScenarios } from './access/foreign-lists.ts'
import { foreignWriteScenarios } from './access/foreign-writes.ts'
import { preflightScenarios } from './access/preflight.ts'
import { publicScenarios } from './access/public.ts'
import { deletedIdScenarios } from './ids/deleted.ts'
import { givenIdScenarios, lackingIdScenarios } from './ids/given.ts'
import { siblingScenarios } from './ids/siblings.ts'
import { unknownIdScenarios } from './ids/unknown.ts'
import { filteringScenarios } from './lists/filtering.ts'
import { pagingScenarios } from './lists/paging.ts'
import { sortingScenarios } from './lists/sorting.ts'
import { consistencyScenarios } from './records/consistency.ts'
import { countedScenarios } from './records/counted.ts'
import { idempotenceScenarios } from './records/idempotence.ts'
import { readOnlyScenarios } from './records/read-only.ts'
import { replacedScenarios, withoutFileScenarios } from './records/replaced.ts'
import { bodyRefusalScenarios } from './refusals/bodies.ts'
import { listRefusalScenarios } from './refusals/lists.ts'
import { parameterRefusalScenarios } from './refusals/parameters.ts'
import { wholeBodyScenarios } from './refusals/whole-bodies.ts'

/** The scenarios that are derived from the document, for every operation. */
export const derivedScenarios: Scenario[] = [
  ...accessScenarios,
  ...foreignScenarios,
  ...foreignListScenarios,
  ...foreignWriteScenarios,
  ...publicScenarios,
  ...preflightScenarios,
  ...pagingScenarios,
  ...sortingScenarios,
  ...filteringScenarios,
  ...listRefusalScenarios,
  ...parameterRefusalScenarios,
  ...bodyRefusalScenarios,
  ...wholeBodyScenarios,
  ...idempotenceScenarios,
  ...consistencyScenarios,
  ...replacedScenarios,
  ...withoutFileScenarios,
  ...readOnlyScenarios,
  ...countedScenarios,
  ...unknownIdScenarios,
  ...siblingScenarios,
  ...deletedIdScenarios,
  ...givenIdScenarios,
  ...lackingIdScenarios,
]
