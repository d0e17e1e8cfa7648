import { beforeAll, describe, expect, it } from 'vitest'
import { isIdNumber } from '../../domain/member/id-numbers.ts'
import { createTestWorld } from '../../testing/test-world.ts'
import type { World } from '../../world.ts'

describe('the seeded profiles', () => {
  let db: World['db']
  beforeAll(async () => {
    db = (await createTestWorld()).world.db
  })

  it('belong to every member but one who has still to fill it in, each to its own kind', () => {
    const without = `SELECT name FROM member
      LEFT JOIN companyProfile c ON c.memberId = member.id LEFT JOIN personProfile p ON p.memberId = member.id
      WHERE (c.memberId IS NOT NULL) <> (ownerType = 'UNIT') OR (p.memberId IS NOT NULL) <> (ownerType = 'PERSON')`
    expect(db.all(without)).toEqual([{ name: '童小满' }])
  })

  it('carry identity numbers that hold, and birth dates that agree with them', () => {
    const rows = db.all<{ idNumber: string; birthDate: string }>(
      'SELECT idNumber, birthDate FROM personProfile',
    )
    expect(rows.filter(({ idNumber }) => !isIdNumber(idNumber))).toEqual([])
    expect(
      rows.filter(({ idNumber, birthDate }) => idNumber.slice(6, 14) !== birthDate.replaceAll('-', '')),
    ).toEqual([])
  })

  it('name the employer as the association does', () => {
    const rows = `SELECT p.companyName, member.name FROM personProfile p JOIN member ON member.id = p.companyId
      WHERE p.companyName <> member.name OR member.ownerType <> 'UNIT'`
    expect(db.all(rows)).toEqual([])
  })

  it('let nobody register before coming of age, nor a unit join before it was founded', () => {
    const early = `SELECT name FROM member JOIN personProfile ON memberId = member.id
      WHERE substr(certIssueDate, 1, 4) - substr(birthDate, 1, 4) < 20 OR certValidTo <= certIssueDate
      UNION ALL SELECT name FROM member JOIN companyProfile ON memberId = member.id WHERE joinDate < establishDate`
    expect(db.all(early)).toEqual([])
  })
})
