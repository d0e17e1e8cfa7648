import type { Child } from './child.ts'
import { signalCode, stopSignals } from './group.ts'

/** Why servers came to their end; `code` is the exit code that says so. */
export interface End {
  code: number
  reason: string
}

/**
 * Keeps servers together: when one ends, or we are told to stop, all are stopped. Resolves when none is left.
 * One that ends by itself is a failure even with exit code 0: a server is not meant to end.
 */
export async function keepTogether(children: Child[]): Promise<End> {
  const end = await Promise.race([untilSignal(), ...children.map(untilDeath)])
  await Promise.all(children.map((child) => child.stop()))
  return end
}

function untilSignal(): Promise<End> {
  return new Promise((resolve) => {
    for (const name of stopSignals) {
      process.once(name, () => resolve({ code: signalCode(name), reason: name }))
    }
  })
}

async function untilDeath(child: Child): Promise<End> {
  const code = await child.ended
  return {
    code: code || 1,
    reason: `${child.name} ended by itself with exit code ${code}; nothing is left running.`,
  }
}
