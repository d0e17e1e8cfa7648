/** `npm run spectral`: holds the documents that clients get, the product's and the mock's controls', to Spectral's rules; one warning is a failure. */
import { join } from 'node:path'
import { root, run } from '../lib/npm.ts'
import { outside, outsideTool } from '../test/external-validators/outside-tools.ts'

const generated = join(root, 'packages/api-contract/generated')
const documents = ['openapi.json', 'mock.json'].map((file) => join(generated, file))
const rules = ['--ruleset', join(outside, 'spectral.yaml'), '--fail-severity', 'hint']

const { code, output } = await run(await outsideTool('spectral', 'lint', ...documents, ...rules))
console.log(output.trim())
process.exitCode = code
