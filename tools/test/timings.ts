import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/npm.ts'

/** How long one test took, in seconds, and the step that ran it. */
export interface Timing {
  step: string
  name: string
  seconds: number
}

/** Where the test runners write their times, one file each, when `PROOF_TIMINGS_DIR` names it. */
export const timingsFolder = join(root, '.cache/timings')

/** Empties the folder, so that no test of an earlier proof is counted. */
export function clearTimings(): void {
  rmSync(timingsFolder, { recursive: true, force: true })
  mkdirSync(timingsFolder, { recursive: true })
}

/** The times that the runners have written: `[{ "name": string, "seconds": number }]`, in a file called like the step. */
export function readTimings(folder = timingsFolder): Timing[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => {
    const times: Omit<Timing, 'step'>[] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return times.map((time) => ({ ...time, step: basename(file, '.json') }))
  })
}
