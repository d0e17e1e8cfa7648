import { type DeskAnalysis, type PortalClient, unwrapList } from '@portal/api-contract'
import { sumOf } from './figures.ts'

/** Holds what the analysis says against what a list does. */
export type Expect = (what: string, stated: unknown, listed: unknown) => void

/** So many rows of a table are looked up one by one, where the list behind it is longer than a page. */
const mostRows = 3

/** Members as they are now, by kind and level and by city. */
export async function checkMembers(staff: PortalClient, { members, cities }: DeskAnalysis, expect: Expect) {
  const list = (criteria: object, size = 1) => {
    const query = { ...criteria, 'joinDate.specified': true, size }
    return unwrapList(staff.GET('/api/admin/members', { params: { query } }))
  }
  for (const { ownerType, memberLevel, count: stated } of members) {
    const criteria = { 'ownerType.equals': ownerType, 'memberLevel.equals': memberLevel }
    expect(`members that are ${memberLevel}`, stated, (await list(criteria)).total)
  }
  const { items, total } = await list({}, 2000)
  expect(
    'members',
    sumOf(members, ({ count }) => count),
    total,
  )
  const sizes = cities.map(({ units, persons }) => units + persons)
  const falling = sizes.toSorted((a, b) => b - a)
  expect('members of each city, most first,', sizes.join(), falling.join())
  const isWhole = items.length === total
  const there = new Set(items.flatMap(({ city }) => city ?? []))
  if (isWhole) expect('cities with a member', cities.length, there.size)
  const countOf = async (city: string, ownerType: 'UNIT' | 'PERSON') =>
    isWhole
      ? items.filter((one) => one.city === city && one.ownerType === ownerType).length
      : (await list({ 'city.equals': city, 'ownerType.equals': ownerType })).total
  for (const { city, units, persons } of isWhole ? cities : cities.slice(0, mostRows)) {
    const listed = `${await countOf(city, 'UNIT')} and ${await countOf(city, 'PERSON')}`
    expect(`units and persons in ${city}`, `${units} and ${persons}`, listed)
  }
}
