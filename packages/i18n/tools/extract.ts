/**
 * `npm run i18n`: puts every word of the code into its pack, takes those out that nothing shows any more, and names what is left to
 * translate. Lingui's own tables of all packs are shown only where it fails.
 */
import { spawnSync } from 'node:child_process'

// By a shell, for Lingui's command is a batch file on Windows.
const lingui = (command: string) => spawnSync(`lingui ${command}`, { shell: true, encoding: 'utf8' })

const extracted = lingui('extract --clean')
if (extracted.status === 0) {
  const { status, stdout, stderr } = lingui('check missing --verbose')
  console.log(status === 0 ? 'Every word is translated.' : `To be translated:\n${stdout}${stderr}`.trimEnd())
} else console.error(extracted.stdout + extracted.stderr)
process.exitCode = extracted.status ?? 1
