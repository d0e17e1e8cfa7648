import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
after(() => rmSync(folder, { recursive: true }))

/** Says in a file that it runs, and then which signal ended it. */
const child = (file: string) => `
  const { writeFileSync } = require('node:fs')
  for (const name of ['SIGINT', 'SIGTERM'])
    process.on(name, () => { writeFileSync(${JSON.stringify(file)}, name); process.exit() })
  writeFileSync(${JSON.stringify(file)}, 'runs')
  setInterval(() => {}, 1000)`

function startTool(file: string, options: object): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, '..', 'lib', 'npm.ts'))
  const call = `run([process.execPath, '-e', ${JSON.stringify(child(file))}], ${JSON.stringify(options)})`
  return spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { run } = await import(${module}); await ${call}`,
  ])
}

async function said(file: string, word: string): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    try {
      if (readFileSync(file, 'utf8') === word) return
    } catch {
      // Not there yet.
    }
    await wait(50)
  }
  assert.equal(readFileSync(file, 'utf8'), word)
}

for (const [options, expected] of [
  [{}, 'SIGTERM'],
  [{ stopsBy: 'SIGINT' }, 'SIGINT'],
] as const)
  test(`what a tool has started is stopped with it by ${expected}`, {
    skip: process.platform === 'win32',
  }, async () => {
    const file = join(folder, expected)
    const tool = startTool(file, options)
    await said(file, 'runs')
    tool.kill('SIGTERM')
    await once(tool, 'exit')
    await said(file, expected)
  })
