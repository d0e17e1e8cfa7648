import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { personsQueryOptions, unitsQueryOptions } from './directory/queries.ts'
import { activitiesQueryOptions, feeYearsQueryOptions } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const none = () => Response.json([], { headers: { 'X-Total-Count': '0' } })
const paths = {
  units: 'GET /api/public/info-companies/query',
  persons: 'GET /api/public/info-members/query',
  activities: 'GET /api/public/member-activities',
  unitFees: 'GET /api/public/company-fees-years',
  personFees: 'GET /api/public/member-fees-years',
}

/** What a query asks the backend: of whom, and by which criteria. */
async function askedBy(query: (client: QueryClient) => Promise<unknown>) {
  const calls = fakeApi(Object.fromEntries(Object.values(paths).map((path) => [path, none])))
  await query(new QueryClient())
  return calls.map(({ name, query }) => [name, Object.fromEntries(query)])
}

/** Everything that an address can say to the member centre at once. */
const search = {
  keyword: '恒',
  city: '临江市',
  unitLevel: '理事单位',
  companyType: '监理',
  rating: 'AA',
  personLevel: '资深会员',
  certType: '造价员',
  status: 'ENDED',
  year: 2024,
  page: 3,
} as const

describe('each list reads of the address what is its own', () => {
  it('the units', async () => {
    expect(await askedBy((client) => client.fetchQuery(unitsQueryOptions(search)))).toEqual([
      [
        paths.units,
        {
          'companyName.contains': '恒',
          'city.equals': '临江市',
          'memberLevel.equals': '理事单位',
          'companyType.equals': '监理',
          'creditRating.equals': 'AA',
          page: '2',
          size: '12',
        },
      ],
    ])
  })

  it('the persons', async () => {
    expect(await askedBy((client) => client.fetchQuery(personsQueryOptions(search)))).toEqual([
      [
        paths.persons,
        {
          'name.contains': '恒',
          'city.equals': '临江市',
          'memberLevel.equals': '资深会员',
          'certType.equals': '造价员',
          page: '2',
          size: '15',
        },
      ],
    ])
  })

  it('the activities', async () => {
    expect(await askedBy((client) => client.fetchQuery(activitiesQueryOptions(search)))).toEqual([
      [paths.activities, { 'title.contains': '恒', 'status.equals': 'ENDED', page: '2', size: '9' }],
    ])
  })

  it.each([
    [undefined, paths.unitFees],
    ['unit', paths.unitFees],
    ['person', paths.personFees],
  ] as const)('the fee years of %s', async (who, path) => {
    expect(await askedBy((client) => client.fetchQuery(feeYearsQueryOptions({ ...search, who })))).toEqual([
      [path, { 'name.contains': '恒', 'feeYear.equals': '2024', page: '2', size: '20' }],
    ])
  })
})
