/** Holds `openapi/` to the rules of `redocly.yaml`; says something only when one is broken. */
import { spawnSync } from 'node:child_process'
import { redocly } from './redocly.ts'

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [redocly.cli, 'lint', 'main', 'mock', '--format=codeframe'],
  {
    cwd: redocly.folder,
    env: redocly.env,
    encoding: 'utf8',
  },
)
if (status !== 0) {
  console.error(`${stdout}${stderr}`)
  process.exit(1)
}
