/**
 * `npm run replay:prism`: replays the contract against a fresh mock with Prism between them, a validator of requests and answers that knows the
 * document alone, and divides what it objects to. Fails when the run does not keep the contract, when an answer does not fit the document,
 * or when the mock took a request that the document does not describe.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswers } from '../lib/answers.ts'
import { startChild } from '../lib/child.ts'
import { npmRun, root, run } from '../lib/npm.ts'
import { freePort } from '../lib/ports.ts'
import { withReplayMock } from '../lib/replay-mock.ts'
import { local } from '../lib/servers.ts'
import { divide, divisionText } from '../test/external-validators/division.ts'
import { outside, outsideTool } from '../test/external-validators/outside-tools.ts'
import { startValidatingProxy } from '../test/external-validators/validating-proxy.ts'

const document = join(root, 'packages/api-contract/generated/openapi.json')

/** Prism on a free port, before a backend. Preflights are the backend's to answer. */
async function startPrism(backend: string) {
  const port = await freePort()
  const flags = ['--port', String(port), '--cors', 'false', '--verboseLevel', 'fatal']
  const [, ...args] = await outsideTool('prism', 'proxy', document, backend, ...flags)
  const child = startChild({
    name: 'prism',
    cwd: root,
    args: ['-r', join(outside, 'ascii-violations.cjs'), ...args],
    onLine: (line) => console.error(line),
  })
  await untilAnswers(local(port))
  return { child, port }
}

await withReplayMock(async ({ baseUrl, credentials }) => {
  const prism = await startPrism(baseUrl)
  const proxy = await startValidatingProxy(prism.port, Number(new URL(baseUrl).port))
  const { code, output } = await run(
    npmRun('replay', '--base-url', proxy.baseUrl, '--credentials', credentials),
  )
  proxy.stop()
  await prism.child.stop()
  const division = divide(proxy.calls, JSON.parse(readFileSync(document, 'utf8')))
  if (code !== 0) console.log(output.trimEnd())
  console.log(divisionText(division))
  process.exitCode = division.answers.length + division.taken.length > 0 ? 1 : code
})
