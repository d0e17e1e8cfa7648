import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startChild } from './child.ts'
import { restarting } from './restarting.ts'

test('a change starts the server anew, also one that has ended', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'restarting-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const script = join(folder, 'server.js')
  writeFileSync(script, "console.log('broken'); process.exit(3)")

  const lines: string[] = []
  let notify = () => {}
  const onLine = (line: string) => {
    lines.push(line)
    notify()
  }
  const said = async (line: string) => {
    while (!lines.includes(line)) await new Promise<void>((resolve) => (notify = resolve))
  }
  const starts: string[][] = []
  const start = (changed: string[]) => {
    starts.push(changed)
    return startServer()
  }
  const startServer = () => startChild({ name: 'server', cwd: folder, args: [script], onLine })
  const server = restarting(start, [folder], onLine)

  await said('ended; waiting for a change')
  writeFileSync(script, "console.log('mended'); setInterval(() => {}, 1000)")
  await said('mended')
  await server.stop()
  assert.equal(await server.ended, 0)
  assert.deepEqual(starts, [[], [script]])
})
