import { describe, expect, it } from 'vitest'
import { invitationsQuery, peopleCriteria, peopleQuery, peopleSearch } from './people-search.ts'

// The 22nd has begun in China.
const now = new Date('2026-11-21T17:00:00.000Z')

describe('the address', () => {
  it('keeps what the page understands and leaves out the rest', () => {
    const typed = { part: 'people', owing: 'maybe', validity: 'ending', sort: 'id,asc', page: '2' }
    expect(peopleSearch(typed)).toEqual({ part: 'people', validity: 'ending', page: 2 })
  })
})

describe('what is asked of the backend', () => {
  it('is the first page, the newest first, where nothing was chosen', () => {
    expect(peopleQuery({}, now)).toEqual({
      'name.contains': undefined,
      page: 0,
      size: 20,
      sort: ['createdDate,desc', 'id,desc'],
    })
  })

  it.each([
    ['ending', { 'validTo.greaterThanOrEqual': '2026-11-22', 'validTo.lessThanOrEqual': '2027-01-21' }],
    ['ended', { 'validTo.lessThan': '2026-11-22' }],
    ['none', { 'validTo.specified': false }],
  ] as const)('of a validity that is %s by the days of China', (validity, criteria) => {
    expect(peopleCriteria({ validity }, now)).toMatchObject(criteria)
  })

  it('of a registration certificate by the same days, and sorted by its last one', () => {
    const sort = 'certValidTo,asc'
    expect(peopleSearch({ cert: 'none', sort })).toEqual({ sort })
    expect(peopleCriteria({ cert: 'ending', sort }, now)).toMatchObject({
      'certValidTo.greaterThanOrEqual': '2026-11-22',
      'certValidTo.lessThanOrEqual': '2027-01-21',
      sort: [sort, 'id,desc'],
    })
    expect(peopleCriteria({ cert: 'ended' }, now)).toMatchObject({ 'certValidTo.lessThan': '2026-11-22' })
  })

  it('of who owes and who does not', () => {
    expect(peopleCriteria({ owing: 'yes' }, now)).toMatchObject({ 'unpaidCount.greaterThan': 0 })
    expect(peopleCriteria({ owing: 'no' }, now)).toMatchObject({ 'unpaidCount.equals': 0 })
  })

  it('of the invitations in a state', () => {
    const query = { 'status.equals': 'PENDING', page: 2, size: 20 }
    expect(invitationsQuery({ status: 'PENDING', page: 3 })).toEqual(query)
  })
})
