import type { DeskMonitor, DeskPayment } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { askForCode, logIn } from '../../../testing/codes.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

describe('the monitor', () => {
  const monitorOf = async (bed: TestBed, by = 'caiwubu'): Promise<DeskMonitor> =>
    (await bed.get('/api/admin/monitor', by)).json()

  it('shows payments, and what is wrong with them', async () => {
    const bed = await createTestBed()
    const [first] = (await monitorOf(bed)).payments
    expect(first).toMatchObject({ isMismatch: false })
    const sql =
      'UPDATE gatewayPayment SET amountFen = amountFen + 1, notifiedAt = NULL WHERE transactionId = ?'
    bed.world.db.run(sql, [first?.transactionId ?? ''])
    expect((await monitorOf(bed)).payments[0]).toMatchObject({ isMismatch: true, isLate: true })
  })

  it('counts what is wrong with payments of any time', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const { latePayments = 0, mismatchedPayments = 0 } = await monitorOf(bed)
    const oldest = 'SELECT id FROM gatewayPayment ORDER BY paidAt, id LIMIT 1'
    const shown = db.get<{ n: number }>('SELECT count(*) AS n FROM gatewayPayment')?.n ?? 0
    expect(shown).toBeGreaterThan(50)
    db.run(`UPDATE gatewayPayment SET amountFen = amountFen + 1, notifiedAt = NULL WHERE id = (${oldest})`)
    expect(await monitorOf(bed)).toMatchObject({
      latePayments: latePayments + 1,
      mismatchedPayments: mismatchedPayments + 1,
    })
  })

  it('has behind what it counts the list of those payments, however old they are', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const oldest = db.get<{ id: number }>('SELECT id FROM gatewayPayment ORDER BY paidAt, id LIMIT 1')?.id
    db.run('UPDATE gatewayPayment SET amountFen = amountFen + 1, notifiedAt = NULL WHERE id = ?', [
      oldest ?? 0,
    ])
    const { payments, latePayments, mismatchedPayments } = await monitorOf(bed)
    const listed = async (criteria: string) => {
      const answer = await bed.get(`/api/admin/payments?${criteria}&size=2000`, 'caiwubu')
      return answer.json<DeskPayment[]>()
    }
    const late = await listed('isLate.equals=1')
    expect(late).toHaveLength(latePayments ?? 0)
    expect(late.at(-1)).toMatchObject({ id: oldest, notifiedAt: null, isLate: 1, isMismatch: 1 })
    expect(await listed('isMismatch.equals=1')).toHaveLength(mismatchedPayments ?? 0)
    const latest = await listed('page=0')
    expect(latest.slice(0, 50).map(({ transactionId }) => transactionId)).toEqual(
      payments.map(({ transactionId }) => transactionId),
    )
    for (const [at, { isLate, isMismatch, amount }] of payments.entries())
      expect(latest[at]).toMatchObject({ isLate: Number(isLate), isMismatch: Number(isMismatch), amount })
    expect((await bed.get('/api/admin/payments', 'huiyuanbu')).statusCode).toBe(403)
  })

  it('shows refused logins under a mask', async () => {
    const bed = await createTestBed()
    await logIn(bed, '13800010001', 'wrong-password')
    expect((await monitorOf(bed)).refusedLogins).toMatchObject([{ name: '138****0001', count: 1 }])
  })

  it('says whose a refused login is, of members and of the staff', async () => {
    const bed = await createTestBed()
    for (const name of ['13800010001', 'hengxin', 'caiwubu', 'nobody-at-all'])
      await logIn(bed, name, 'wrong-password')
    const told = async (by: string) =>
      Object.fromEntries((await monitorOf(bed, by)).refusedLogins.map(({ name, account }) => [name, account]))
    const all = await told('mishuzhang')
    expect(all).toMatchObject({
      '138****0001': { kind: 'PERSON', id: memberIdOf('lin') },
      'he***': { kind: 'UNIT', id: memberIdOf('hengxin') },
      'ca***': { kind: 'STAFF' },
      'nob****-all': null,
    })
    const user = (await bed.get(`/api/admin/users/${all['ca***']?.id}`, 'mishuzhang')).json()
    expect(user).toMatchObject({ username: 'caiwubu', name: all['ca***']?.name })
    // Who may open none of their records is not told whose they are.
    expect(Object.values(await told('caiwubu'))).toEqual([null, null, null, null])
  })

  it('shows the codes that were sent, latest first and under a mask, and whose the recipients are', async () => {
    const bed = await createTestBed()
    await askForCode(bed, '13800010001', 'public/member')
    bed.clock.advance(1000)
    await askForCode(bed, '13900020001')
    bed.clock.advance(1000)
    await askForCode(bed, 'nobody@mail.example')
    // What is kept of a login without a phone is no code that was sent.
    bed.world.db.run(
      `INSERT INTO sentCode (recipient, purpose, answer, sentAt, expiresAt) SELECT 'account/7', purpose, answer, sentAt, expiresAt
       FROM sentCode LIMIT 1`,
    )
    const { sentCodes = [], codes } = await monitorOf(bed, 'mishuzhang')
    expect(sentCodes).toMatchObject([
      { recipient: 'n***@mail.example', account: null },
      { recipient: '139****0001', account: { kind: 'UNIT', id: memberIdOf('hengxin') } },
      { recipient: '138****0001', account: { kind: 'PERSON', id: memberIdOf('lin') } },
    ])
    expect(codes).toEqual({ lastHour: 3, lastDay: 3 })
    expect((await monitorOf(bed)).sentCodes?.map(({ account }) => account)).toEqual([null, null, null])
  })
})
