import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFree } from './ports.ts'

const fixture = join(import.meta.dirname, 'fixtures/pair.ts')
const guard = join(import.meta.dirname, '../require-node.cjs')
const installer = join(import.meta.dirname, '../install.cjs')

interface Server {
  pid: number
  port: number
}

/** Starts two servers kept together; resolves when both listen. */
async function startPair(
  command = [process.execPath, fixture],
  env: NodeJS.ProcessEnv = {},
): Promise<{ tool: ChildProcess; servers: Server[] }> {
  const [file = '', ...args] = command
  const tool = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
  })
  const servers: Server[] = []
  for await (const line of createInterface({ input: tool.stdout })) {
    const [, pid, port] = line.split(' ')
    servers.push({ pid: Number(pid), port: Number(port) })
    if (servers.length === 2) break
  }
  return { tool, servers }
}

async function assertNothingListens(servers: Server[]) {
  const ports = servers.map(({ port }) => port)
  const deadline = Date.now() + 5_000
  const left = async () => (await Promise.all(ports.map((port) => isFree(port)))).filter((free) => !free)
  while ((await left()).length > 0 && Date.now() < deadline) await sleep(20)
  assert.equal((await left()).length, 0, 'a server still listens')
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test(`${signal} stops both servers and exits with ${code}`, async () => {
    const { tool, servers } = await startPair()
    tool.kill(signal)
    assert.deepEqual(await once(tool, 'exit'), [code, null])
    await assertNothingListens(servers)
  })
}

test('the end of one server stops the other and is a failure', async () => {
  const { tool, servers } = await startPair()
  process.kill(servers[1]?.pid ?? 0, 'SIGKILL')
  assert.deepEqual(await once(tool, 'exit'), [1, null])
  await assertNothingListens(servers)
})

test('a tool that is killed leaves no server behind', async () => {
  const { tool, servers } = await startPair()
  tool.kill('SIGKILL')
  await once(tool, 'exit')
  await assertNothingListens(servers)
})

test('npm’s shell dying under the tool stops both servers', {
  skip: process.platform === 'win32',
}, async () => {
  const shell = ['sh', '-c', `'${process.execPath}' -r '${guard}' '${fixture}'; true`]
  const { tool, servers } = await startPair(shell, { npm_lifecycle_event: 'start' })
  tool.kill('SIGKILL')
  await once(tool, 'exit')
  await assertNothingListens(servers)
})

test('it stops them also where the packages had to be installed first', {
  skip: process.platform === 'win32',
}, async () => {
  const script = `require('${installer}').runUnderPinnedNode(['${fixture}'])`
  const shell = ['sh', '-c', `'${process.execPath}' -e "${script}"; true`]
  const { tool, servers } = await startPair(shell, { npm_lifecycle_event: 'start' })
  tool.kill('SIGKILL')
  await once(tool, 'exit')
  await assertNothingListens(servers)
})
