/**
 * Releases the generated contract: from now on clients of this one must not break.
 *
 *   npm run contract:release -- 0.2.0
 */
import { copyFileSync } from 'node:fs'
import { breakingChanges } from './breaking/breaking-changes.ts'
import { breakingText } from './breaking/report.ts'
import { generatedFile, readContract, releasedFile } from './files.ts'
import { refusal } from './release/version.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const asked = process.argv[2] ?? fail('Name the version: npm run contract:release -- 0.2.0')
const before = readContract(releasedFile)
const after = readContract(generatedFile)
const findings = breakingChanges(before, after)
const released = before.info.version
const release = { asked, document: after.info.version, released, isBreaking: findings.length > 0 }

function reasonAgainst(): string | undefined {
  try {
    return refusal(release)
  } catch (error) {
    return (error as Error).message
  }
}

if (findings.length > 0) console.log(`Breaks clients of ${released}:\n\n${breakingText(findings)}\n`)
const reason = reasonAgainst()
if (reason) fail(reason)
copyFileSync(generatedFile, releasedFile)
console.log(`Released ${asked} as released/openapi.json; commit it.`)
