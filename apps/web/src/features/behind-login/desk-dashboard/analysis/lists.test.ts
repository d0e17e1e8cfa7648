import { expect, it } from 'vitest'
import { daysOf, joinedList, memberList, monthsOf } from './lists.ts'

const year = { from: '2026-01-15', to: '2026-11-24' }

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-01', '2026-01-15', '2026-01-31'],
  ['2026-11', '2026-11-01', '2026-11-24'],
])('the days of %s are those from %s to %s', (month, from, to) => {
  expect(daysOf(month, year)).toEqual({ from, to })
})

it.each([
  [{ from: '2025-11-15', to: '2026-02-01' }, ['2026-01'], '2025-11 2025-12 2026-01 2026-02'],
  [{ from: '0001-01-01', to: '9999-12-31' }, ['2026-01', '2026-03'], '2026-01 2026-02 2026-03'],
  [{ from: '0001-01-01', to: '9999-12-31' }, [], ''],
])('leaves out no month of %j', (days, busy, months) => {
  expect(monthsOf(days, busy).join(' ')).toBe(months)
})

it('leads from who joined to all of them, and from who is a member to nobody else', () => {
  expect(joinedList({ from: '2026-01-01', to: '2026-01-31' }).search).toEqual({
    ...{ joinedFrom: '2026-01-01', joinedTo: '2026-01-31', sort: 'lastJoinDate,desc' },
  })
  expect(memberList({ city: '临江市' }).search).toEqual({ joined: 'YES', city: '临江市' })
})
