/**
 * Proves the replay: plants faults in front of the mock and looks whether each is found, and whether nothing is found without one.
 *
 *   node replay/proof/main.ts --base-url http://127.0.0.1:4010/ht --credentials FILE --persona su [--each N] [--seed N] [--only TEXT] [--short ROTATION]
 *
 * --each N plants every fault in so many operations, --only takes the faults whose names contain a text, --short takes one fault for
 * each kind of mismatch, which ROTATION chooses, and looks for false alarms in the operations of these alone.
 *
 * Exit code 0 every fault was caught and the faithful mock is clean, 1 not.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations } from '@portal/api-contract/document'
import { faults } from './faults/faults.ts'
import { shortSelection } from './faults/short-selection.ts'
import { type Proof, prove, replayWithoutFaults, type Subject } from './prove.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'http://127.0.0.1:4010/ht' },
    credentials: { type: 'string', default: '' },
    persona: { type: 'string', default: 'su' },
    each: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    short: { type: 'string' },
  },
})
const parallel = 3

function lineOf({ fault, attempts }: Proof): string {
  const missed = attempts.filter(({ isCaught }) => !isCaught)
  const result = attempts.length === 0 ? 'not planted' : missed.length > 0 ? 'MISSED' : 'caught'
  const where = missed.map(
    ({ operation, reported }) => ` ${operation} (told: ${reported.join(', ') || 'nothing'})`,
  )
  return `  ${result.padEnd(12)}${`${attempts.length - missed.length}/${attempts.length}`.padEnd(7)}${fault.name}${where.join(';')}`
}

async function proveAll(subject: Subject): Promise<Proof[]> {
  const chosen = values.short === undefined ? faults : shortSelection(faults, Number(values.short))
  const queue = chosen.filter(({ name }) => name.includes(values.only))
  const proofs: Proof[] = []
  const worker = async () => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const proof = await prove(subject, fault, Number(values.each), Number(values.seed))
      proofs.push(proof)
      console.log(lineOf(proof))
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return proofs
}

const subject: Subject = {
  baseUrl: values['base-url'],
  credentials: JSON.parse(readFileSync(values.credentials, 'utf8')),
  persona: values.persona,
}
const proofs = await proveAll(subject)
const attempts = proofs.flatMap((proof) => proof.attempts)
const planted = new Set(attempts.map(({ operation }) => operation))
// `npm test` replays the whole contract beside the short proof: what is left is whether these operations are clean on this way.
const faithful = values.short === undefined ? new Set<string>(operations.keys()) : planted
const withoutFaults = await replayWithoutFaults(subject, faithful)
const caught = attempts.filter(({ isCaught }) => isCaught)
const idle = proofs.filter((proof) => proof.attempts.length === 0)
for (const { kind, path, expected, seen, exchange } of withoutFaults.mismatches)
  console.log(
    `  reported on the faithful mock: ${kind} ${exchange?.target} ${path}: expected ${expected}, seen ${seen}`,
  )
console.log(
  `\nfaithful mock: ${withoutFaults.mismatches.length} reported over ${withoutFaults.exchanges.length} calls about ${faithful.size} operations`,
)
console.log(
  `planted faults: ${attempts.length} of ${proofs.length - idle.length} kinds in ${planted.size} operations, ${caught.length} caught, ${attempts.length - caught.length} missed`,
)
process.exitCode =
  withoutFaults.mismatches.length > 0 || caught.length < attempts.length || idle.length > 0 ? 1 : 0
