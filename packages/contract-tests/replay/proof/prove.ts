import { type Operation, operations } from '@portal/api-contract/document'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import { createSend } from '../../shared/http/send.ts'
import { randomOf } from '../../shared/random.ts'
import { derivedScenarios } from '../derived/index.ts'
import type { Mismatch, MismatchKind } from '../mismatch.ts'
import { groupMismatches } from '../report/mismatches/group-mismatches.ts'
import { mockControls } from '../run/mock/controls.ts'
import { type Findings, runScenarios } from '../run/run.ts'
import type { Scenario } from '../run/scenario.ts'
import { scenarios } from '../scenarios/index.ts'
import { type Planting, startFaultyBackend } from './backend.ts'
import type { Fault } from './fault.ts'
import { openWorld } from './world.ts'

/** The mock that faults are planted in front of. */
export interface Subject {
  baseUrl: string
  credentials: Credentials
  /** The mock's name of the person in the credentials. */
  persona: string
}

/** The result of one fault in one operation. */
export interface Attempt {
  operation: string
  /** Answers that the fault made wrong; with none it was not planted. */
  wrong: number
  /** Whether the replay reported it as one of the expected kinds. */
  isCaught: boolean
  /** Kinds of the entries that the report has about the operation. */
  reported: MismatchKind[]
}

/** The results of one kind of fault. */
export interface Proof {
  fault: Fault
  attempts: Attempt[]
}

const everything: Scenario[] = [...derivedScenarios, ...scenarios]

/** Runs scenarios against a backend in a world of its own. */
async function replayIn(
  { baseUrl, credentials, persona }: Subject,
  world: string,
  chosen: Scenario[],
  planting: Planting | null,
): Promise<Findings> {
  const own = await openWorld(new URL(baseUrl).origin, world, credentials, persona)
  const backend = await startFaultyBackend(baseUrl, own)
  backend.planting = planting
  try {
    const send = createSend({
      isReadOnly: false,
      ...(planting?.fault.timeoutMs && { timeoutMs: planting.fault.timeoutMs }),
    })
    return await runScenarios({
      scenarios: chosen,
      baseUrl: backend.baseUrl,
      credentials: own.credentials,
      send,
      ...mockControls(backend.baseUrl, send),
      parallel: 4,
    })
  } finally {
    await backend.close()
    await own.close()
  }
}

/** Whatever of the replay is about some of these operations. */
const about = (ids: ReadonlySet<string>): Scenario[] =>
  everything.filter(({ operations: checked }) => checked.some((id) => ids.has(id)))

/** The replay through a backend that is faithful. @param ids of the operations that it is about */
export const replayWithoutFaults = (subject: Subject, ids: ReadonlySet<string>): Promise<Findings> =>
  replayIn(subject, 'proof-faithful', about(ids), null)

/** Kinds of the entries that a reader of the report finds about an operation. */
function reportedKindsOf(mismatches: Mismatch[], operation: Operation): MismatchKind[] {
  const entries = groupMismatches(mismatches, operations.size, null, (text) => text)
  // A rule that two answers break together is reported of the one that came last.
  return entries
    .filter(({ kind, places }) => kind === 'rule' || places.some((place) => place.operation === operation.id))
    .map(({ kind }) => kind)
}

async function attempt(
  subject: Subject,
  fault: Fault,
  operation: Operation,
  world: string,
): Promise<Attempt> {
  const planting: Planting = { fault, operation, wrong: 0 }
  const { mismatches } = await replayIn(subject, world, about(new Set([operation.id])), planting)
  if (planting.error) throw new Error(`'${fault.name}' failed in ${operation.id}`, { cause: planting.error })
  const reported = reportedKindsOf(mismatches, operation)
  return {
    operation: operation.id,
    wrong: planting.wrong,
    isCaught:
      reported.some((kind) => fault.detectedAs.includes(kind)) &&
      (!fault.isOneEntry || reported.length === 1),
    reported,
  }
}

function shuffled<T>(list: T[], ...seed: (string | number)[]): T[] {
  const random = randomOf(...seed)
  return list
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** A fault is given up after this many operations in which it changed no answer. */
const maxIdleOperations = 40

/**
 * Plants a fault into operations that it fits, one after the other, until it made answers of `each` of them wrong.
 * @param seed the same seed chooses the same operations
 */
export async function prove(subject: Subject, fault: Fault, each: number, seed: number): Promise<Proof> {
  const fitting = shuffled([...operations.values()].filter(fault.fits), fault.name, seed)
  const attempts: Attempt[] = []
  const planted = () => attempts.filter(({ wrong }) => wrong > 0).length
  for (const operation of fitting) {
    if (planted() >= each || attempts.length - planted() >= maxIdleOperations) break
    const world = `proof-${randomOf(fault.name, operation.id, seed).int(1, 1e9)}`
    attempts.push(await attempt(subject, fault, operation, world))
  }
  return { fault, attempts: attempts.filter(({ wrong }) => wrong > 0) }
}
