import type { Company, CompanyRanking, CompanyRating, PublishedYear } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

async function list<Row>(bed: TestBed, path: string): Promise<Row[]> {
  return (await bed.get(encodeURI(`/api/public/${path}`))).json()
}

const years = async (bed: TestBed, path: string) =>
  (await list<PublishedYear>(bed, path)).map(({ year }) => year)

describe('credit ratings', () => {
  it('have their years from what is published', async () => {
    const bed = await createTestBed()
    expect(await years(bed, 'info-years/credit')).toEqual([2025, 2024, 2023, 2022])
    bed.world.db.run('UPDATE companyRating SET isDeleted = 1 WHERE year = 2023')
    expect(await years(bed, 'info-years/credit')).toEqual([2025, 2024, 2022])
    expect(await years(bed, 'info-years/credit?year.lessThan=2025&sort=year')).toEqual([2022, 2024])
  })

  it('count each year’s units as many as the list has', async () => {
    const bed = await createTestBed()
    for (const { year, companyCount } of await list<PublishedYear>(bed, 'info-years/credit')) {
      const answer = await bed.get(`/api/public/company-rated-years?year.equals=${year}`)
      expect(answer.headers['x-total-count']).toBe(String(companyCount))
    }
  })

  it('stand in the order of their score, and the level follows from it', async () => {
    const bed = await createTestBed()
    const rows = await list<CompanyRating>(bed, 'company-rated-years?year.equals=2025&size=100')
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_row, index) => index + 1))
    const scores = rows.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const levels = rows.map(({ level }) => ['AAA', 'AA', 'A', 'B', 'C'].indexOf(level))
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  })

  it('filter by year and level', async () => {
    const bed = await createTestBed()
    const rows = await list<CompanyRating>(
      bed,
      'company-rated-years?year.equals=2024&level.in=AAA,C&size=100',
    )
    expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['AAA', 'C']))
    expect(new Set(rows.map(({ year }) => year))).toEqual(new Set([2024]))
  })

  it('end after three years, by the clock in PRC', async () => {
    const bed = await createTestBed()
    const ofYear = async (year: number) =>
      (await list<CompanyRating>(bed, `company-rated-years?year.equals=${year}&size=1`))[0]?.isExpired
    expect([await ofYear(2022), await ofYear(2023)]).toEqual([true, false])
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect(await ofYear(2023)).toBe(true)
  })

  it('are the latest one in the directory', async () => {
    const bed = await createTestBed()
    const latest = await list<CompanyRating>(bed, 'company-rated-years?year.equals=2025&size=2000')
    const rated = new Map(latest.map(({ companyId, level }) => [companyId, level]))
    const units = await list<Company>(bed, 'info-companies/query?size=2000')
    const differ = ({ id, creditRating }: Company) => (rated.get(id) ?? null) !== creditRating
    expect(rated.size).toBeGreaterThan(200)
    expect(units.filter(differ)).toEqual([])
  })
})

describe('rankings', () => {
  it('have three years, as far as they are published', async () => {
    const bed = await createTestBed()
    expect(await years(bed, 'company-nines/years-domain')).toEqual([2025, 2024, 2023])
  })

  it.each(['营业收入', '利润', '人均'])('by %s count down from the greatest', async (metric) => {
    const bed = await createTestBed()
    const path = `company-nines/ranking?year.equals=2025&metric.equals=${metric}&sort=rank&size=100`
    const rows = await list<CompanyRanking>(bed, path)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_row, index) => index + 1))
    const values = rows.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('name consultants of the directory only', async () => {
    const bed = await createTestBed()
    const places = await list<CompanyRanking>(bed, 'company-nines/ranking?size=2000')
    const units = await list<Company>(bed, 'info-companies/query?companyType.equals=造价咨询&size=2000')
    const names = new Map(units.map(({ id, companyName }) => [id, companyName]))
    expect(places.filter(({ companyId, companyName }) => names.get(companyId) !== companyName)).toEqual([])
  })

  it('never show a profit above the revenue', async () => {
    const bed = await createTestBed()
    const places = await list<CompanyRanking>(bed, 'company-nines/ranking?year.equals=2024&size=2000')
    const valuesOf = (metric: string) =>
      new Map(
        places.filter((place) => place.metric === metric).map(({ companyId, value }) => [companyId, value]),
      )
    const revenues = valuesOf('营业收入')
    const profits = [...valuesOf('利润')]
    expect(profits.filter(([id]) => revenues.has(id)).length).toBeGreaterThan(50)
    expect(profits.filter(([id, profit]) => profit <= 0 || profit >= (revenues.get(id) ?? Infinity))).toEqual(
      [],
    )
  })
})
