import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startProgram } from './process.ts'

const fixture = fileURLToPath(new URL('./fixtures/program.ts', import.meta.url))

/** Whether a process runs; one that only waits to be counted by its parent does not. */
async function runs(pid: number): Promise<boolean> {
  const { stdout } = spawn('ps', ['-o', 'stat=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const state = (await stdout.toArray()).join('').trim()
  return state !== '' && !state.startsWith('Z')
}

async function assertAllEnd(pids: number[]) {
  const deadline = Date.now() + 5_000
  const isAnyLeft = async () => (await Promise.all(pids.map(runs))).includes(true)
  while ((await isAnyLeft()) && Date.now() < deadline) await sleep(20)
  assert.equal(await isAnyLeft(), false, 'a program was left behind')
}

const pidsOf = (line: string) => line.split(' ').map(Number)

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  test(`${signal} ends us, the program and what it started`, async () => {
    const env = { ...process.env, npm_lifecycle_event: undefined }
    const us = spawn(process.execPath, [fixture], { stdio: ['ignore', 'pipe', 'inherit'], env })
    const [line] = await once(createInterface({ input: us.stdout }), 'line')
    us.kill(signal)
    assert.deepEqual(await once(us, 'exit'), [code, null])
    await assertAllEnd(pidsOf(line))
  })
}

test('a program that is stopped takes with it what it started', async () => {
  const program = startProgram('sh', ['-c', 'sleep 60 & echo "$$ $!"; wait'])
  const pids = pidsOf(await program.line((line) => line))
  await program.stop()
  await assertAllEnd(pids)
})

test('the line is looked for in all that is written, on either stream', async () => {
  const program = startProgram('sh', ['-c', 'echo first; echo "listening on 7" >&2; wait'])
  assert.equal(await program.line((line) => line.split('listening on ')[1]), '7')
  await program.stop()
})

test('a program that ends without the line is quoted', async () => {
  const program = startProgram('sh', ['-c', 'echo no display >&2; exit 1'])
  await assert.rejects(
    program.line(() => undefined),
    { message: 'It ended. no display' },
  )
  await program.stop()
})

test('a program that stays without the line is waited for only so long', async () => {
  const program = startProgram('sleep', ['60'])
  await assert.rejects(
    program.line(() => undefined, 50),
    { message: /0\.05 s/ },
  )
  await program.stop()
})

test('a program that is not there says so, and can be stopped all the same', async () => {
  const program = startProgram('/no/such/program', [])
  await assert.rejects(
    program.line((line) => line),
    { code: 'ENOENT' },
  )
  await program.stop()
})
