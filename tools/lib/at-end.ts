import { signalCode, stopSignals } from './group.ts'

const works = new Set<() => void>()
let isListening = false

/**
 * Does something when this process ends, whatever ends it short of a SIGKILL: its own exit, or a signal that asks it to stop, as
 * `require-node.cjs` sends when the npm that started it is gone. The work cannot wait for anything.
 *
 * @returns what takes the work back
 */
export function atEnd(work: () => void): () => void {
  works.add(work)
  if (!isListening) listen()
  return () => works.delete(work)
}

function listen() {
  isListening = true
  process.once('exit', () => {
    // What was started last depends on what was started before.
    for (const work of [...works].reverse()) work()
  })
  for (const name of stopSignals) process.once(name, () => process.exit(signalCode(name)))
}
