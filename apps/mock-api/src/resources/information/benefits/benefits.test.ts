import type { BenefitUse, MemberBenefit } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const usesOf = async ({ get }: TestBed, persona: string) =>
  (await get('/api/member-benefits/uses', persona)).json<BenefitUse[]>()
const countOf = (uses: BenefitUse[], unit: BenefitUse['unit']) => uses.find((use) => use.unit === unit)?.count

it('counts what the member has taken, and no longer what was given back', async () => {
  const bed = await createTestBed()
  const taken = await bed.get('/api/edu-courses/my?size=100', 'su')
  const places = await bed.get('/api/member-activities/user?status.equals=SIGNED&size=100', 'su')
  const before = await usesOf(bed, 'su')
  expect(countOf(before, 'COURSE')).toBe(taken.json().length)
  expect(countOf(before, 'ACTIVITY')).toBe(places.json().length)
  await bed.post('/api/member-activities/4304/sign-up', {}, 'su')
  const after = await usesOf(bed, 'su')
  const use = after.find(({ unit }) => unit === 'ACTIVITY')
  expect(use).toMatchObject({ count: places.json().length + 1, lastUsedDate: bed.clock.now().toISOString() })
  await bed.delete('/api/member-activities/4304/sign-up', 'su')
  expect(await usesOf(bed, 'su')).toEqual(before)
})

it('counts nothing for who has used nothing', async () => {
  const bed = await createTestBed()
  const uses = await usesOf(bed, 'tong')
  expect(uses.map(({ unit }) => unit)).toEqual(['COURSE', 'ACTIVITY', 'APPOINTMENT'])
  expect(uses.every(({ count, lastUsedDate }) => count === 0 && lastUsedDate === null)).toBe(true)
})

it('knows an expert by the identity number', async () => {
  const bed = await createTestBed()
  bed.world.db.run(
    `UPDATE expertApplication SET idNumber = (SELECT idNumber FROM personProfile WHERE memberId = ?)
     WHERE id = (SELECT min(id) FROM expertCertificate)`,
    [memberIdOf('lin')],
  )
  expect(countOf(await usesOf(bed, 'lin'), 'APPOINTMENT')).toBe(1)
  expect(countOf(await usesOf(bed, 'su'), 'APPOINTMENT')).toBe(0)
})

it('has for a unit what units have, counted by what stands on its site', async () => {
  const bed = await createTestBed()
  const uses = await usesOf(bed, 'hengxin')
  expect(uses.map(({ unit }) => unit)).toEqual(['SITE_ITEM'])
  const shown = (await bed.get('/api/member-news?size=200', 'hengxin')).json<
    { publishDate: string | null }[]
  >()
  expect(uses[0]?.count).toBe(shown.filter(({ publishDate }) => publishDate !== null).length)
})

it('names the levels that have a benefit from low to high, none where all have it', async () => {
  const bed = await createTestBed()
  const rows = (await bed.get('/api/public/member-benefits?size=100')).json<MemberBenefit[]>()
  expect(rows.find(({ title }) => title === '理事会议事与表决')?.levels).toEqual(['理事', '常务理事'])
  expect(rows.filter(({ audience }) => audience === 'ALL').every(({ levels }) => levels.length === 0)).toBe(
    true,
  )
})
