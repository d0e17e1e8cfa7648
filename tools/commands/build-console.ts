/** Builds the mock's console when its sources have changed; says nothing unless that fails. */
import { fail } from '../lib/fail.ts'
import { turbo } from '../lib/turbo.ts'

const { code, output } = await turbo('build', '@portal/mock-api')
if (code !== 0) fail(`${output}\nThe console could not be built.`)
