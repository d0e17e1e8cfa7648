/**
 * From starting the mock's process to its first answer, with no store yet and with an existing one: median of five
 * each. `node bench/start.ts` exits 1 when a target is missed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const rounds = 5
const targets = { cold: 700, warm: 400 }
const server = join(import.meta.dirname, '..', 'src', 'server', 'main.js')
const folder = mkdtempSync(join(tmpdir(), 'mock-start-'))

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Resolves at the first complete answer; a refused connection is tried again at once. */
function firstAnswer(port: number, deadline: number): Promise<void> {
  return new Promise((done, fail) => {
    const attempt = () => {
      if (performance.now() > deadline) return fail(new Error('The mock did not answer within 10 s'))
      get({ port, host: '127.0.0.1', path: '/ht/api/public/info-dicts-list' }, (answer) => {
        answer.resume().on('end', done)
      }).on('error', () => setTimeout(attempt, 2))
    }
    attempt()
  })
}

/** Milliseconds of one start. */
async function start(store: string): Promise<number> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, [server, '--store', store, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await firstAnswer(port, begin + 10_000)
    return performance.now() - begin
  } finally {
    const closed = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await closed
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(storeOf: (round: number) => string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await start(join(folder, storeOf(round))))
  return Math.round(median(times))
}

try {
  const cold = await measure((round) => `cold-${round}.sqlite`)
  const warm = await measure(() => 'cold-0.sqlite')
  console.log(`start to first answer, median of ${rounds}`)
  console.log(`  new store       ${cold} ms  (target ${targets.cold})`)
  console.log(`  existing store  ${warm} ms  (target ${targets.warm})`)
  process.exitCode = cold <= targets.cold && warm <= targets.warm ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
