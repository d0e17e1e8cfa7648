import type { EducationHours, HourCertificate } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { watchCourse } from '../../../testing/studying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const issue = (bed: TestBed, persona: string, year: number) =>
  bed.post('/api/edu-certificates', { year }, persona)

const verify = (bed: TestBed, code: string) => bed.get(`/api/public/edu-certificates/${code}`)

const listOf = async (bed: TestBed, persona: string): Promise<HourCertificate[]> =>
  (await bed.get('/api/edu-certificates', persona)).json()

describe('GET /api/edu-hours', () => {
  it('adds up over its years and courses', async () => {
    const bed = await createTestBed()
    const hours = (await bed.get('/api/edu-hours', 'lin')).json<EducationHours>()
    expect(hours).toMatchObject({ fromYear: 2023, toYear: 2026 })
    expect(hours.years).toEqual([
      { year: 2026, compulsoryHours: 20, electiveHours: 12 },
      { year: 2025, compulsoryHours: 15, electiveHours: 6 },
      { year: 2024, compulsoryHours: 0, electiveHours: 6 },
      { year: 2023, compulsoryHours: 0, electiveHours: 0 },
    ])
    expect(hours.categories).toEqual([
      { category: '必修', requiredHours: 60, creditedHours: 35, remainingHours: 25 },
      { category: '选修', requiredHours: 60, creditedHours: 24, remainingHours: 36 },
    ])
    expect(hours.credits.map(({ courseId }) => courseId)).toEqual([3003, 3006, 3010, 3007, 3015, 3018])
  })
})

describe('certificates of hours', () => {
  it('are verified by anybody who holds the code, with all that is printed', async () => {
    const bed = await createTestBed()
    const [own] = await listOf(bed, 'lin')
    expect(own).toMatchObject({ year: 2025, compulsoryHours: 15, electiveHours: 6, status: 'VALID' })
    expect((await verify(bed, own?.verifyCode ?? '')).json()).toEqual(own)
    expect((await verify(bed, 'q3Yv0LkXn8sT5bWm2RcZ1B')).statusCode).toBe(404)
    expect((await verify(bed, 'short')).statusCode).toBe(400)
    expect(await listOf(bed, 'su')).toEqual([])
  })

  it('are answered again while the hours are the same', async () => {
    const bed = await createTestBed()
    const [before] = await listOf(bed, 'lin')
    const again = await issue(bed, 'lin', 2025)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(before)
    const fresh = await issue(bed, 'lin', 2026)
    expect(fresh.statusCode).toBe(201)
    const { verifyCode } = fresh.json<HourCertificate>()
    expect(fresh.headers.location).toBe(`api/public/edu-certificates/${verifyCode}`)
    expect((await issue(bed, 'lin', 2026)).statusCode).toBe(200)
  })

  it('are replaced when hours are added', async () => {
    const bed = await createTestBed()
    const first = (await issue(bed, 'lin', 2026)).json<HourCertificate>()
    await watchCourse(bed, 'lin', 3011)
    const second = (await issue(bed, 'lin', 2026)).json<HourCertificate>()
    expect(second.electiveHours).toBe(first.electiveHours + 10)
    expect(second.certNo).not.toBe(first.certNo)
    expect((await verify(bed, first.verifyCode)).json()).toMatchObject({ status: 'REPLACED' })
    expect((await verify(bed, second.verifyCode)).json()).toMatchObject({ status: 'VALID' })
  })

  it('are replaced when their holder is called otherwise or has got a number', async () => {
    const bed = await createTestBed()
    const [first] = await listOf(bed, 'lin')
    bed.world.db.run("UPDATE member SET memberNo = 'JC-P-2026-9999' WHERE id = ?", [memberIdOf('lin')])
    const second = await issue(bed, 'lin', 2025)
    expect(second.statusCode).toBe(201)
    expect(second.json()).toMatchObject({ memberNo: 'JC-P-2026-9999', courses: first?.courses })
    expect((await verify(bed, first?.verifyCode ?? '')).json()).toMatchObject({ status: 'REPLACED' })
    bed.world.db.run("UPDATE member SET name = '林远' WHERE id = ?", [memberIdOf('lin')])
    expect((await issue(bed, 'lin', 2025)).json()).toMatchObject({ holderName: '林远' })
    expect((await issue(bed, 'lin', 2025)).statusCode).toBe(200)
  })

  it('need hours', async () => {
    const bed = await createTestBed()
    expect((await issue(bed, 'su', 2026)).json()).toMatchObject({ status: 409, message: 'error.noHours' })
    expect((await issue(bed, 'lin', 2023)).statusCode).toBe(409)
  })
})
