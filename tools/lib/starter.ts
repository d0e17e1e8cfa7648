import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'

const lookMs = 200
const isByNpm = process.env.npm_lifecycle_event !== undefined
// Read while npm is surely there: it may be gone before somebody asks.
const atStart = isByNpm ? ancestors() : ''

/**
 * Resolves when the npm that started us is gone; never when we were not started by npm. npm dies of a SIGTERM without a
 * word to its scripts, and the shell between npm and us may even survive it.
 */
export async function untilNpmIsGone(): Promise<void> {
  if (!isByNpm) return new Promise(() => {})
  for await (const _ of setInterval(lookMs, undefined, { ref: false })) if (ancestors() !== atStart) return
}

/** Process ids of our parent and, where that is npm's shell and the system tells, of npm. */
function ancestors(): string {
  const parent = process.ppid
  return isShell(parent) ? `${parent} ${parentOf(parent)}` : String(parent)
}

/** Linux shows `sh -c <script>` of a process; elsewhere the shell gives its place to the script. */
function isShell(pid: number): boolean {
  return /(^|\/)sh\0-c\0/.test(readProcess(pid, 'cmdline'))
}

function parentOf(pid: number): string | undefined {
  return /^PPid:\s*(\d+)/m.exec(readProcess(pid, 'status'))?.[1]
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
