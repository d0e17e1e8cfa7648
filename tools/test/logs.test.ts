import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { clearLogs, keepLog } from './logs.ts'

test('what a step writes is kept while it writes, without its colours', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'logs-')), 'proof')
  clearLogs(folder)
  keepLog('replay:proof:full', '\u001b[31mone\u001b[39m\n', folder)
  keepLog('replay:proof:full', 'two\n', folder)
  assert.equal(readFileSync(join(folder, 'replay-proof-full.log'), 'utf8'), 'one\ntwo\n')
})
