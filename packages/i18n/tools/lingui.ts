import { spawnSync } from 'node:child_process'

/** Runs a command of Lingui. By a shell, for it is a batch file on Windows. */
export function lingui(command: string): { status: number; output: string } {
  const { status, stdout, stderr } = spawnSync(`lingui ${command}`, { shell: true, encoding: 'utf8' })
  return { status: status ?? 1, output: `${stdout}${stderr}`.trimEnd() }
}
