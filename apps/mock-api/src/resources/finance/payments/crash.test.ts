import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { WeixinNativePay } from '@portal/api-contract'
import { afterAll, describe, expect, it } from 'vitest'
import { signJwt } from '../../../security/jwt.ts'
import type { Database } from '../../../store/database.ts'
import { openDatabase } from '../../../store/open-database.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { hiddenFields } from '../../../testing/paying.ts'

const directory = mkdtempSync(join(tmpdir(), 'mock-crash-'))
const store = join(directory, 'mock.sqlite')
const secret = 'secret of the crash test'
const members = 400
const buyers = 4

interface Server {
  process: ChildProcess
  /** `http://127.0.0.1:<port>/ht` */
  base: string
}

async function startServer(): Promise<Server> {
  const script = join(import.meta.dirname, '..', '..', '..', 'server', 'main.js')
  const flags = ['--store', store, '--port', '0', '--scale', String(members)]
  const env = { ...process.env, MOCK_TOKEN_SECRET: secret }
  const server = spawn(process.execPath, [script, ...flags], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout })) {
    const base = /http:\S+?\/ht/.exec(line)?.[0]
    if (base) return { process: server, base }
  }
  throw new Error('The server ended before it listened')
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

interface Payer {
  accountId: number
  /** JSON list. */
  feeIds: string
}

/** Gives everyone 26 more years to pay: a payment is then some thirty writes, so that a kill falls between two of them. */
function addYears(): void {
  const db = openDatabase(store)
  const years = JSON.stringify(Array.from({ length: 26 }, (_, index) => 2000 + index))
  db.run(
    `INSERT INTO memberFee (feeNo, ownerType, ownerId, ownerName, feeYear, memberLevel, feeStandardFen, amountFen, status,
      dueDate, createdDate, lastModifiedDate)
    SELECT 'HF' || value || ownerId, ownerType, ownerId, ownerName, value, memberLevel, feeStandardFen, amountFen,
      'OVERDUE', value || '-12-31', createdDate, lastModifiedDate
    FROM memberFee, json_each(?) WHERE ownerId > 100000 AND feeYear NOT IN (SELECT value FROM json_each(?))`,
    [years, years],
  )
  db.close()
}

/** Logs everyone in, without the second that each password takes. */
function logEveryoneIn(): void {
  const db = openDatabase(store)
  db.run(
    `INSERT INTO memberLogin (accountId, jti, loginDate, expireTime)
     SELECT id, 'crash-' || id, '2000-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z' FROM account WHERE memberId > 100000`,
  )
  db.close()
}

function unpaidMembers(): Payer[] {
  const db = openDatabase(store)
  const rows = db.all<Payer>(
    `SELECT account.id AS accountId, json_group_array(memberFee.id) AS feeIds
     FROM memberFee JOIN account ON account.memberId = ownerId
     WHERE ownerId > 100000 AND status <> 'PAID' GROUP BY account.id ORDER BY account.id`,
  )
  db.close()
  return rows
}

function post(url: string, type: string, body: string, headers = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, ...headers },
    body,
  })
}

/** Pays all that one member owes as web app and browser do; resolves once the cashier has acknowledged it. */
async function payFees(base: string, { accountId, feeIds }: Payer, onSubmit: () => void): Promise<void> {
  const iat = Math.floor(Date.now() / 1000)
  const token = signJwt({ sub: String(accountId), jti: `crash-${accountId}`, iat, exp: iat + 600 }, secret)
  const request = `{"feeIds":${feeIds}}`
  const headers = { authorization: `Bearer ${token}` }
  const opened = await post(`${base}/api/weixin/native/pay`, 'application/json', request, headers)
  if (opened.status !== 200)
    throw new Error(`Opening an order answered ${opened.status}: ${await opened.text()}`)
  const { code_url } = (await opened.json()) as WeixinNativePay
  const fields = hiddenFields(await (await fetch(code_url)).text())
  const form = new URLSearchParams({ ...fields, outcome: 'success' }).toString()
  const paying = post(`${base}/cashier/outcome`, 'application/x-www-form-urlencoded', form)
  onSubmit()
  const paid = await paying
  if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}`)
}

/**
 * Buyers pay side by side until so many payments are acknowledged; with the next one on its way the server is killed.
 * @param delay milliseconds from sending that payment to the kill
 */
async function payUntilKilled(payments: number, delay: number, acknowledged: Set<number>): Promise<void> {
  const server = await startServer()
  const queue = unpaidMembers()
  const goal = acknowledged.size + payments
  let killed: Promise<void> | undefined
  const killWhenDue = () => {
    if (acknowledged.size >= goal) killed ??= setTimeout(delay).then(() => kill(server.process))
  }
  const buy = async (): Promise<void> => {
    for (let payer = queue.shift(); payer; payer = queue.shift()) {
      await payFees(server.base, payer, killWhenDue)
      acknowledged.add(payer.accountId)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: buyers }, buy))
  // A lost connection is what a killed server looks like; any answer that is not the expected one is a fault.
  const faults = results.filter(
    (result) => result.status === 'rejected' && !(result.reason instanceof TypeError),
  )
  expect(faults).toEqual([])
  expect(killed).toBeDefined()
  await killed
}

/** Members who owe nothing any more. */
function paidUp(db: Database): number[] {
  const sql = `SELECT ownerId FROM memberFee WHERE ownerId > 100000 GROUP BY ownerId HAVING min(status = 'PAID') = 1`
  return db.all<{ ownerId: number }>(sql).map(({ ownerId }) => ownerId)
}

/** How many payments come before each kill, and its delay in milliseconds: before, amid and after the writes of the payment on its way. */
const kills = [12, 25, 7, 33, 19, 4, 11, 2]
  .map((payments, index) => [payments, index % 4] as const)
  .slice(0, Number(process.env.KILLS))

describe('a server that is killed while members pay', () => {
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it('has kept every payment that it acknowledged, and half of none', { timeout: 60_000 }, async () => {
    await kill((await startServer()).process)
    addYears()
    logEveryoneIn()
    const acknowledged = new Set<number>()
    for (const [payments, delay] of kills) {
      await payUntilKilled(payments, delay, acknowledged)
      const db = openDatabase(store)
      expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
      expect(contradictionsIn(db)).toEqual([])
      expect(paidUp(db)).toEqual(expect.arrayContaining([...acknowledged]))
      db.close()
    }
    const payments = kills.reduce((sum, [before]) => sum + before, 0)
    expect(payments).toBeGreaterThan(0)
    expect(acknowledged.size).toBeGreaterThanOrEqual(payments)
  })
})
