import type { DeskMember } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const by = 'huiyuanbu'
const read = async (bed: TestBed, persona: string): Promise<DeskMember> =>
  (await bed.get(`/api/admin/members/${memberIdOf(persona)}`, by)).json()

async function setLevel(bed: TestBed, persona: string, memberLevel: string, more = {}) {
  const { id, lastModifiedDate } = await read(bed, persona)
  const body = { memberLevel, reason: '理事会审议通过', lastModifiedDate, ...more }
  return bed.post(`/api/admin/members/${id}/level`, body, by)
}

describe('the members', () => {
  it('are found by level, name and validity, with what they owe', async () => {
    const bed = await createTestBed()
    const query = 'ownerType.equals=PERSON&name.contains=婉清'
    const [su] = (await bed.get(`/api/admin/members?${query}`, by)).json()
    expect(su).toMatchObject({
      name: '苏婉清',
      membershipStatus: 'ARREARS',
      owedCount: 2,
      phone: '13800010002',
    })
    const applying = (await bed.get('/api/admin/members?joinDate.specified=false', by)).json<
      { name: string }[]
    >()
    expect(applying.map(({ name }) => name)).toContain('童小满')
    expect((await bed.get('/api/admin/members', 'caiwubu')).statusCode).toBe(403)
  })

  it('have all of their records on a time line', async () => {
    const bed = await createTestBed()
    const { events, profile, levels } = await read(bed, 'lin')
    const kinds = new Set(events.map(({ kind }) => kind))
    for (const kind of ['JOINED', 'APPLICATION', 'FEE', 'ORDER']) expect(kinds).toContain(kind)
    const times = events.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(profile).toHaveProperty('idNumber')
    expect(levels[0]).toBe('会员')
  })

  it('have their activities, refunds and credited hours on it, too', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const told = async (id: number) => {
      const { events } = (await bed.get(`/api/admin/members/${id}`, by)).json<DeskMember>()
      return events.map(({ kind, title }) => `${kind} ${title}`).join()
    }
    for (const [event, sql] of [
      [/ACTIVITY /, 'SELECT memberId AS id FROM activitySignUp'],
      [/COURSE [^,]*（记入 \d+ 学时）/, 'SELECT memberId AS id FROM courseCredit'],
      [
        /ORDER [^,]*（申请退款）/,
        'SELECT payerId AS id FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId',
      ],
    ] as const) {
      const { id } = db.get<{ id: number }>(`${sql} LIMIT 1`) ?? { id: 0 }
      expect(await told(id)).toMatch(event)
    }
  })

  it.each([
    ['SITE', 'APPROVED', 'SELECT memberId AS id FROM miniSite WHERE approvedDate IS NOT NULL'],
    ['SITE', 'RETURNED', 'SELECT memberId AS id FROM miniSite WHERE returnedDate IS NOT NULL'],
    ['SITE_ITEM', 'SUBMITTED', "SELECT memberId AS id FROM siteItem WHERE status = 'SUBMITTED'"],
    ['SITE_ITEM', 'APPROVED', "SELECT memberId AS id FROM siteItem WHERE decision = 'APPROVED'"],
    ['HOUR_CERTIFICATE', 'VALID', "SELECT memberId AS id FROM hourCertificate WHERE status = 'VALID'"],
    ['PEOPLE', null, 'SELECT companyId AS id FROM unitPerson'],
    ['PEOPLE', null, 'SELECT personId AS id FROM unitPerson'],
    ['INVITATION', 'PENDING', 'SELECT companyId AS id FROM unitInvitation'],
    ['ORDER', 'PAID', 'SELECT payerId AS id FROM memberOrder WHERE payTime IS NOT NULL'],
    ['ORDER', 'CLOSED', "SELECT payerId AS id FROM memberOrder WHERE status = 'CLOSED'"],
    [
      'ORDER',
      'APPROVED',
      "SELECT payerId AS id FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE r.status = 'APPROVED'",
    ],
  ])('have on it %s with %s', async (kind, status, sql) => {
    const bed = await createTestBed()
    const { id } = bed.world.db.get<{ id: number }>(`${sql} LIMIT 1`) ?? expect.unreachable(sql)
    const { events } = (await bed.get(`/api/admin/members/${id}`, by)).json<DeskMember>()
    expect(events).toContainEqual(expect.objectContaining({ kind, status }))
    expect(events.every(({ time, title }) => time && title)).toBe(true)
  })

  it('have their transfers on it, each as it went', async () => {
    const bed = await createTestBed()
    const order = 'SELECT min(id) AS id FROM memberOrder WHERE payerId = ?'
    const { id } = bed.world.db.get<{ id: number }>(order, [memberIdOf('lin')]) ?? expect.unreachable()
    // Within one instant the later step comes first, too.
    const time = '2026-11-19T02:00:00.000Z'
    const sql = `INSERT INTO bankTransfer (orderId, status, proof, handedInTime, decidedTime)
      VALUES (?, 'CONFIRMED', '{}', ?, ?)`
    bed.world.db.run(sql, [id, time, time])
    const told = (await read(bed, 'lin')).events.filter(({ kind }) => kind === 'BANK_TRANSFER')
    expect(told).toMatchObject([
      { id, time, status: 'CONFIRMED' },
      { id, time, status: 'CONFIRMING' },
    ])
  })

  it('have on it when they joined, of memberships that have ended, too', async () => {
    const bed = await createTestBed()
    const joined = async () =>
      (await read(bed, 'lin')).events.filter(({ kind }) => kind === 'JOINED').map(({ time }) => time)
    const [first] = await joined()
    const materials = materialsOf(bed, 'lin', '盖章申请表')
    const form = { applyKind: 'QUIT', reason: '移居外省', materials, statement: true, status: 'SUBMITTED' }
    expect((await bed.post('/api/member-applies', form, 'lin')).statusCode).toBe(201)
    letReviewsPass(bed)
    expect((await read(bed, 'lin')).joinDate).toBeNull()
    expect(await joined()).toEqual([first])
    bed.world.db.run("UPDATE member SET joinDate = '2026-12-01' WHERE id = ?", [memberIdOf('lin')])
    expect(await joined()).toEqual(['2026-12-01T01:00:00.000Z', first])
  })

  it('say when their time line leaves out earlier things', async () => {
    const bed = await createTestBed()
    expect((await read(bed, 'lin')).hasMoreEvents).toBe(false)
    const sql = `INSERT INTO deskLog (time, staffId, staffName, action, subjectKind, subjectId, subjectName)
      WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < 201)
      SELECT '2026-11-20T00:00:00.000Z', (SELECT min(id) FROM staffUser), '', 'UPDATE', 'MEMBER', ?, '' FROM nth`
    bed.world.db.run(sql, [memberIdOf('lin')])
    const { events, hasMoreEvents } = await read(bed, 'lin')
    expect([events.length, hasMoreEvents]).toEqual([200, true])
  })
})

describe('a change of level', () => {
  it('is seen by the member at once, with a new certificate and the old one revoked', async () => {
    const bed = await createTestBed()
    const before = (await bed.get('/api/print-info/member?printType=PERSON_CERT', 'lin')).json()
    expect((await setLevel(bed, 'lin', '资深会员')).json()).toMatchObject({ memberLevel: '资深会员' })
    expect((await bed.get('/api/member/current', 'lin')).json()).toMatchObject({ memberLevel: '资深会员' })
    const old = (await bed.get(`/api/public/print-info/verify/${before.verifyCode}`)).json()
    expect(old).toMatchObject({ status: 'REVOKED' })
    const notices = (await bed.get('/api/member-messages', 'lin')).json<{ title: string }[]>()
    expect(notices[0]?.title).toBe('会员级别已调整')
    const done = { kind: 'DESK', title: '顾文静', status: 'UPDATE' }
    expect((await read(bed, 'lin')).events).toContainEqual(expect.objectContaining(done))
  })

  it('is one of the levels, another than before, of who has joined, and on what was read', async () => {
    const bed = await createTestBed()
    const messageOf = async (answer: Promise<{ json(): unknown }>) => (await answer).json()
    expect(await messageOf(setLevel(bed, 'lin', '会长单位'))).toMatchObject({
      fieldErrors: [{ field: 'memberLevel' }],
    })
    expect(await messageOf(setLevel(bed, 'lin', '会员'))).toMatchObject({ message: 'error.levelSame' })
    expect(await messageOf(setLevel(bed, 'tong', '会员'))).toMatchObject({ message: 'error.notMember' })
    const stale = { lastModifiedDate: '2020-01-01T00:00:00.000Z' }
    expect(await messageOf(setLevel(bed, 'lin', '理事', stale))).toMatchObject({
      message: 'error.concurrencyFailure',
    })
  })

  it('names who was first to the second who decides on it', async () => {
    const bed = await createTestBed()
    const { lastModifiedDate } = await read(bed, 'lin')
    bed.clock.advance(60_000)
    const time = bed.clock.now().toISOString()
    expect((await setLevel(bed, 'lin', '资深会员')).statusCode).toBe(200)
    bed.clock.advance(60_000)
    const second = await setLevel(bed, 'lin', '理事', { lastModifiedDate })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      ...{ message: 'error.decidedBefore', params: { staffName: '顾文静', time } },
    })
    expect((await setLevel(bed, 'lin', '理事')).statusCode).toBe(200)
  })

  it('names who was first also where both decide within one instant', async () => {
    const bed = await createTestBed()
    const lastModifiedDate = bed.clock.now().toISOString()
    bed.world.db.run('UPDATE member SET lastModifiedDate = ? WHERE id = ?', [
      lastModifiedDate,
      memberIdOf('lin'),
    ])
    expect((await setLevel(bed, 'lin', '资深会员', { lastModifiedDate })).statusCode).toBe(200)
    const second = await setLevel(bed, 'lin', '理事', { lastModifiedDate })
    expect(second.json()).toMatchObject({
      ...{ status: 409, message: 'error.decidedBefore', params: { staffName: '顾文静' } },
    })
    expect((await read(bed, 'lin')).memberLevel).toBe('资深会员')
  })
})
