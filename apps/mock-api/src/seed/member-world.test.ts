import type { CurrentMember } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { isUscc } from '../domain/member/id-numbers.ts'
import { createSchema, openStore } from '../store/open-store.ts'
import { contradictionsIn } from '../testing/ledger.ts'
import { createTestBed, encryptPassword, solveCaptcha } from '../testing/test-bed.ts'
import { worldOver } from '../worlds/create-world.ts'
import { seedCourses } from './courses/courses.ts'
import { seedMemberWorld } from './member-world.ts'
import { personaSeeds, personas } from './personas.ts'

function seedAt(instant: string) {
  const { isNew: _isNew, ...store } = openStore(':memory:')
  createSchema(store.db)
  const log = { info() {}, error() {} }
  const config = readConfig(['--memory'], {})
  const world = worldOver(store, 'default', { config, clock: fixedClock(instant), log })
  seedMemberWorld(world)
  seedCourses(world)
  return store.db
}

describe('the seeded members', () => {
  // New year in PRC, a leap day, the end of a year: dates count back from the clock, which may stand anywhere.
  it.each([
    '2026-11-21T02:00:00.000Z',
    '2026-12-31T16:00:00.000Z',
    '2028-02-29T00:00:00.000Z',
    '2027-12-31T15:59:59.000Z',
  ])('agree with themselves at %s', (instant) => {
    const db = seedAt(instant)
    expect(contradictionsIn(db)).toEqual([])
    const late = `SELECT orderNo FROM memberOrder WHERE createdDate > ?1 OR payTime > ?1
      UNION ALL SELECT feeNo FROM memberFee WHERE createdDate > ?1 OR payDate > ?1`
    expect(db.all(late.replaceAll('?1', `'${instant}'`))).toEqual([])
  })

  it('are the same every time but for their secrets', () => {
    const rows = () => {
      const db = seedAt('2026-11-21T02:00:00.000Z')
      return [
        db.all('SELECT * FROM member'),
        db.all('SELECT * FROM memberFee'),
        db.all('SELECT id, orderNo, payerId, subject, totalAmountFen, status, createdDate FROM memberOrder'),
        db.all('SELECT * FROM memberOrderItem'),
      ]
    }
    expect(rows()).toEqual(rows())
  })

  it('number orders in the order of time, but for those that the document’s examples name', () => {
    const orders = seedAt('2026-11-21T02:00:00.000Z').all<{ createdDate: string }>(
      'SELECT * FROM memberOrder WHERE id < 701 ORDER BY id',
    )
    const dates = orders.map(({ createdDate }) => createdDate)
    expect(dates).toEqual([...dates].sort())
  })

  it('include the association’s units and people, some of whom owe', () => {
    const db = seedAt('2026-11-21T02:00:00.000Z')
    const count = (sql: string) => db.get<{ count: number }>(`SELECT count(*) AS count ${sql}`)?.count ?? 0
    expect(count(`FROM member WHERE ownerType = 'UNIT'`)).toBeGreaterThan(20)
    expect(count(`FROM member WHERE ownerType = 'PERSON'`)).toBeGreaterThan(30)
    expect(count(`FROM memberFee WHERE status IN ('UNPAID', 'OVERDUE')`)).toBeGreaterThan(10)
  })

  it('carry valid credit codes', () => {
    expect(isUscc('91350100M000100Y43')).toBe(true)
    const codes = seedAt('2026-11-21T02:00:00.000Z').all<{ uscc: string }>(
      'SELECT uscc FROM member WHERE uscc IS NOT NULL',
    )
    expect(codes.filter(({ uscc }) => !isUscc(uscc))).toEqual([])
  })
})

describe('the personas', () => {
  it('are a unit and a person in each state, with keys of their own', () => {
    const states = personas.map(({ kind, state }) => `${kind} ${state}`)
    for (const kind of ['UNIT', 'PERSON']) {
      for (const state of ['ACTIVE', 'ARREARS', 'EXPIRED', 'APPLYING'])
        expect(states).toContain(`${kind} ${state}`)
    }
    expect(new Set(personas.map(({ key }) => key)).size).toBe(personas.length)
  })

  it.each(personaSeeds)('$key logs in as told and is in the state that is told', async (persona) => {
    const bed = await createTestBed()
    const body = {
      username: persona.login,
      password: encryptPassword(persona.password),
      ...(await solveCaptcha(bed)),
    }
    const { data } = (await bed.post('/api/authenticate', body)).json<{ data: { token: string } }>()
    const headers = { authorization: `Bearer ${data.token}` }
    const member = (await bed.app.inject({ url: '/ht/api/member/current', headers })).json<CurrentMember>()
    expect(member).toMatchObject({
      name: persona.name,
      membershipStatus: persona.state,
      phone: persona.phone,
    })
  })

  it('show an order that is open, paid, closed and refunded', async () => {
    const { world } = await createTestBed()
    const rows = world.db.all<{ status: string }>(
      'SELECT DISTINCT status FROM memberOrder WHERE payerId < 100',
    )
    expect(rows.map(({ status }) => status).sort()).toEqual([
      'CLOSED',
      'CREATED',
      'PAID',
      'REFUNDED',
      'REFUNDING',
    ])
  })
})
