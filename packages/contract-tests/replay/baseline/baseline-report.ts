import { operations } from '@portal/api-contract/document'
import { type BaselineReport, dayOf, type KnownDeviation } from '../../shared/baseline/baseline.ts'
import { select } from '../../shared/choose.ts'
import type { Mismatch } from '../mismatch.ts'
import type { OperationReport, RunFacts, ScenarioReport } from '../report/report.ts'
import { idEverywhere, idOf, operationOfId } from './deviation-id.ts'

/** What a run shows of known deviations. */
interface Seen {
  run: RunFacts
  operations: OperationReport[]
  mismatches: Mismatch[]
  scenarios: ScenarioReport[]
}

type InScope = (id: string) => boolean

/** Whether a run was asked for what an id is about. */
function scopeOf(run: RunFacts): InScope {
  const chosen = new Set<string>(select(operations.values(), run).map(({ id }) => id))
  const isWhole = chosen.size === operations.size
  return (id) => {
    const operation = operationOfId(id)
    return operation === null ? isWhole : chosen.has(operation)
  }
}

/** Whether a run looked at what an id is about, so that it would have seen it. */
function isLookedAt({ run, operations: covered }: Seen, id: string): boolean {
  if (run.interrupted !== null) return false
  const operation = operationOfId(id)
  if (operation === null) return !run.isReadOnly && run.mode === 'replay'
  return covered.some(
    ({ id: name, calls, verdict }) => name === operation && calls > 0 && verdict !== 'not offered',
  )
}

function stateOf(
  entry: KnownDeviation,
  times: number,
  seen: Seen,
  isInScope: InScope,
): BaselineReport['state'] {
  if (!isInScope(entry.id)) return 'not looked at'
  if (entry.until < dayOf(seen.run.startedAt)) return 'expired'
  if (times > 0) return 'known'
  return isLookedAt(seen, entry.id) ? 'mended' : 'not looked at'
}

/** What became of each entry of a baseline in a run. */
export function baselineReportOf(entries: KnownDeviation[], seen: Seen): BaselineReport[] {
  if (entries.length === 0) return []
  const isInScope = scopeOf(seen.run)
  const ids = [
    ...seen.mismatches.flatMap((mismatch) => [idOf(mismatch), idEverywhere(mismatch)]),
    ...seen.scenarios.map(({ stoppedId }) => stoppedId),
  ]
  return entries.map((entry) => {
    const times = ids.filter((id) => id === entry.id).length
    return { ...entry, state: stateOf(entry, times, seen, isInScope), times }
  })
}
