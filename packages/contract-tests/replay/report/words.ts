import { countOf, number } from '../../shared/report/counts.ts'
import { mismatchKinds } from '../mismatch.ts'
import { refusedOnly } from './refused-only.ts'
import type { Report } from './report.ts'

export { countOf, number }

/** '840 ms', '6.2 s', '2 min 5 s' */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

type Summary = Pick<Report, 'verdict' | 'totals' | 'drifts' | 'operations' | 'run'>

function drifted({
  drifts,
  drifted: operations,
  stopped,
  expired,
  notOffered: absent,
}: Report['totals']): string {
  if (drifts === 0 && expired > 0)
    return `The baseline is out of date: ${countOf(expired, 'known deviation')} past ${expired === 1 ? 'its' : 'their'} end date.`
  if (drifts === 0) return `The contract could not be followed: ${countOf(stopped, 'scenario')} stopped.`
  const where = operations > 0 ? ` in ${countOf(operations, 'operation')}` : ''
  return `The contract is not kept: ${countOf(drifts, 'drift')}${where}.${notOffered(absent)}`
}

/** What an unfinished backend has not yet; empty for one that has everything. */
const notOffered = (operations: number): string =>
  operations === 0
    ? ''
    : ` ${countOf(operations, 'operation')} ${operations === 1 ? 'is' : 'are'} not offered.`

/** What only refused is kept as far as refusals go. */
function noSuccess(report: Pick<Report, 'operations' | 'run'>): string {
  const count = refusedOnly(report).length
  return count > 0 ? ` No success was seen of ${countOf(count, 'operation')}.` : ''
}

function kept(report: Pick<Report, 'totals' | 'operations' | 'run'>): string {
  const { operations, called, known, notOffered: absent } = report.totals
  const answered = called - absent
  const but = known > 0 ? `, but for ${countOf(known, 'known deviation')}` : ''
  const what = absent > 0 ? 'that were called and are there' : 'that were called'
  const by = answered === operations ? '' : ` by the ${answered} of ${operations} operations ${what}`
  return `The contract is kept${by}${but}.${notOffered(absent)}${noSuccess(report)}`
}

/** The verdict in one sentence. */
export function headline(report: Pick<Report, 'verdict' | 'totals' | 'operations' | 'run'>): string {
  if (report.verdict === 'drifted') return drifted(report.totals)
  if (report.verdict === 'kept') return kept(report)
  return report.verdict === 'interrupted'
    ? 'The run ended early: the contract is neither kept nor broken.'
    : 'Nothing could be judged.'
}

function whatDrifts({ drifts, totals }: Summary): string {
  const [worst] = drifts
  if (!worst && totals.expired > 0)
    return 'What was to be borne with until a day that is past is new again. Mend the backend, or agree on another day.'
  if (!worst)
    return 'A scenario stops when an answer leaves it nothing to go on from. What it would have judged is not known.'
  const alike = drifts.filter(({ kind }) => kind === worst.kind).length
  const stopped = totals.stopped > 0 ? ` ${countOf(totals.stopped, 'scenario')} could not go on.` : ''
  return `What was built to the contract may fail where this backend differs from it. What harms most: “${mismatchKinds[worst.kind]}”, ${countOf(alike, 'drift')}.${stopped}`
}

function whatHolds({ totals, operations, run }: Summary): string {
  const skipped = totals.skipped > 0 ? ` ${countOf(totals.skipped, 'scenario')} could not be judged.` : ''
  const isPart =
    totals.skipped > 0 || totals.called < totals.operations || refusedOnly({ operations, run }).length > 0
  const answers =
    totals.known > 0
      ? 'Every answer that came is as the document says, or differs from it as the baseline knows.'
      : 'Every answer that came is as the document says.'
  return run.isMock
    ? `${answers}${skipped} The subject is the mock: it is faithful, which says nothing yet about a real backend.`
    : `${answers}${skipped} ${isPart ? 'So far, what' : 'What'} was built to the contract works with this backend.`
}

/** What the verdict means, for people who do not write code. */
export function meaning(report: Summary): string {
  if (report.verdict === 'drifted') return whatDrifts(report)
  if (report.verdict === 'kept') return whatHolds(report)
  return report.verdict === 'interrupted'
    ? 'Nothing was found until then. Let the run come to its end to know.'
    : 'No call was made, or nothing that was called is there, so that this says nothing of the contract.'
}
