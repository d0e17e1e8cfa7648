/**
 * Holds the generated contract to the one that was last released; exit code 1 when it breaks a client.
 */
import { breakingChanges } from './breaking/breaking-changes.ts'
import { breakingText } from './breaking/report.ts'
import { generatedFile, readContract, releasedFile } from './files.ts'
import { leastVersion } from './release/version.ts'

const released = readContract(releasedFile)
const findings = breakingChanges(released, readContract(generatedFile))
const { version } = released.info
if (findings.length > 0) {
  const next = leastVersion(version, true)
  console.error(`Clients of the released contract ${version} break:\n\n${breakingText(findings)}\n`)
  console.error(
    `Take it back, or release it: set info.version in openapi/openapi.yaml to ${next} or more,\n` +
      `\`npm run contract\`, \`npm run contract:release -- ${next}\`.`,
  )
  process.exit(1)
}
console.log(`No client of the released contract ${version} breaks.`)
