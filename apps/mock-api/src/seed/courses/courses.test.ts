import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { createSchema, openStore } from '../../store/open-store.ts'
import { contradictionsIn } from '../../testing/ledger.ts'
import { worldOver } from '../../worlds/create-world.ts'
import { seedMemberWorld } from '../member-world.ts'
import { personaSeeds } from '../personas.ts'
import { seedCourses } from './courses.ts'

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

/** What came before what it needs, or after the clock. */
const disorder = `
  SELECT 'course ' || id AS subject FROM course WHERE publishDate > :now
  UNION ALL SELECT 'enrolment ' || e.id FROM courseEnrollment e JOIN course c ON c.id = e.courseId
    WHERE enrollTime < publishDate OR lastStudyTime < enrollTime OR lastStudyTime > :now
  UNION ALL SELECT 'credit ' || k.id FROM courseCredit k JOIN courseEnrollment e USING (memberId, courseId)
    JOIN course c ON c.id = e.courseId
    WHERE (creditTime <> completeTime AND c.questionCount = 0) OR creditTime < completeTime OR creditTime < enrollTime
  UNION ALL SELECT 'certificate ' || certNo FROM hourCertificate WHERE issueDate > :now`

describe('the seeded courses', () => {
  it.each([
    '2026-11-21T02:00:00.000Z',
    '2026-12-31T16:00:00.000Z',
    '2027-06-01T00:00:00.000Z',
    '2028-02-29T00:00:00.000Z',
  ])('agree with orders, hours and the clock at %s', (instant) => {
    const db = seedAt(instant)
    expect(contradictionsIn(db)).toEqual([])
    expect(db.all(disorder, { now: instant })).toEqual([])
    expect(db.get('SELECT status FROM hourCertificate')).toEqual({ status: 'VALID' })
  })

  // A course is on sale until the end of the year after its own: the fewest are when a year has just begun.
  it('can be swapped by a member who owes a fee on the first day of a year, too', () => {
    const db = seedAt('2026-12-31T16:05:00.000Z')
    const memberId = personaSeeds.findIndex(({ key }) => key === 'su') + 1
    const sql = `SELECT priceFen, count(*) AS count FROM course WHERE year >= 2026 AND priceFen > 0
      AND id NOT IN (SELECT courseId FROM courseEnrollment WHERE memberId = ?) GROUP BY priceFen ORDER BY priceFen`
    const prices = db.all<{ priceFen: number; count: number }>(sql, [memberId])
    const alike = prices.findIndex(({ count }) => count > 1)
    expect(alike).toBeGreaterThan(0)
    expect(alike).toBeLessThan(prices.length - 1)
  })

  it('are told apart: no title, lesson or summary stands twice', () => {
    const db = seedAt('2026-11-21T02:00:00.000Z')
    for (const [table, column] of [
      ['course', 'title'],
      ['course', 'summary'],
      ['courseLesson', 'title'],
    ]) {
      expect(db.all(`SELECT ${column} FROM ${table} GROUP BY ${column} HAVING count(*) > 1`)).toEqual([])
    }
  })
})
