import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { operationAt } from '../exchange.ts'
import { startExampleBackend } from '../testing/example-backend.ts'
import { runReplay } from '../testing/run-replay.ts'

// Processes take their time on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 })

const harmless = ['GET', 'HEAD', 'OPTIONS']

it('sends nothing that leaves something behind, as the wire has it', async () => {
  const { baseUrl, requests, stop } = await startExampleBackend()
  const folder = mkdtempSync(join(tmpdir(), 'replay-read-only-'))
  const file = join(folder, 'accounts.json')
  const account = (login: string) => ({ login, token: `eyJ0.${login}.token` })
  const accounts = {
    person: account('13800010002'),
    unit: account('mingce'),
    applicant: account('13800010004'),
  }
  writeFileSync(file, JSON.stringify({ ...accounts, captcha: '246810', phone: '13700000001' }))
  await runReplay('--base-url', baseUrl, '--credentials', file, '--read-only')
  stop()
  rmSync(folder, { recursive: true })
  const calls = requests.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return { line, method, operation: operationAt(method, decodeURIComponent(path.replace('/ht', ''))) }
  })
  expect(new Set(calls.map(({ operation }) => operation?.id)).size).toBeGreaterThan(60)
  const writing = calls.filter(({ method, operation }) => operation?.writes ?? !harmless.includes(method))
  expect(writing.map(({ line }) => line)).toEqual([])
  expect(calls.some(({ method }) => method === 'POST')).toBe(true)
})
