import type { Course, CourseDetail, OfferedCourse } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const list = async (bed: TestBed, query = ''): Promise<Course[]> =>
  (await bed.get(`/api/public/edu-courses${query}`)).json()

describe('GET /api/public/edu-courses', () => {
  it('shows courses of three years and both categories to anybody, the latest first', async () => {
    const courses = await list(await createTestBed(), '?size=100')
    expect(courses.length).toBeGreaterThanOrEqual(16)
    expect(new Set(courses.map(({ year }) => year)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(['必修', '选修']))
    const dates = courses.map(({ publishDate }) => publishDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('filters by title, category, year, teacher, hours and price in yuan', async () => {
    const bed = await createTestBed()
    const query = '?category.equals=选修&price.greaterThan=100&price.lessThanOrEqual=160&sort=price,desc'
    const prices = (await list(bed, query)).map(({ price }) => price)
    expect(prices).toEqual([160, 140, 120, 110])
    expect((await list(bed, '?title.contains=BIM')).map(({ id }) => id)).toEqual([3011])
    const byTeacher = await list(bed, '?teacher.equals=沈砚秋&creditHours.greaterThan=12&year.equals=2025')
    expect(byTeacher.map(({ id }) => id)).toEqual([3007])
    expect((await list(bed, '?price.equals=0')).every(({ price }) => price === 0)).toBe(true)
  })

  it('says until when a course can be taken, and for which major', async () => {
    const bed = await createTestBed()
    for (const { year, onSaleUntil } of await list(bed, '?size=100'))
      expect(onSaleUntil).toBe(`${year + 1}-12-31`)
    const sold = await list(bed, '?size=100&onSaleUntil.greaterThanOrEqual=2026-12-31')
    expect(new Set(sold.map(({ year }) => year))).toEqual(new Set([2025, 2026]))
    expect((await list(bed, '?certMajor.equals=安装')).map(({ id }) => id)).toEqual([3008])
    const ofAll = await list(bed, '?certMajor.specified=false&size=100')
    expect(ofAll.map(({ id }) => id)).toContain(3004)
    expect(ofAll.every(({ certMajor }) => certMajor === null)).toBe(true)
  })

  it('shows nothing before its date', async () => {
    const bed = await createTestBed()
    const [latest] = await list(bed)
    bed.clock.set(new Date(Date.parse(latest?.publishDate ?? '') - 1).toISOString())
    expect((await list(bed)).map(({ id }) => id)).not.toContain(latest?.id)
    expect((await bed.get(`/api/public/edu-courses/${latest?.id}`)).statusCode).toBe(404)
  })
})

describe('GET /api/edu-courses', () => {
  const offered = async (bed: TestBed, query: string, persona = 'su'): Promise<OfferedCourse[]> =>
    (await bed.get(`/api/edu-courses?size=100${query}`, persona)).json()

  it('is the public list with what is the caller’s own', async () => {
    const bed = await createTestBed()
    const seen = (await offered(bed, '')).map(({ mine: _mine, ordered: _ordered, ...course }) => course)
    expect(seen).toEqual(await list(bed, '?size=100'))
    const own = (await bed.get('/api/edu-courses/my?sort=id', 'su')).json<Course[]>().map(({ id }) => id)
    expect((await offered(bed, '&mine.equals=1&sort=id')).map(({ id }) => id)).toEqual(own)
    const others = await offered(bed, '&mine.equals=0')
    expect(others).toHaveLength(seen.length - own.length)
    expect(others.some(({ id, mine }) => mine === 1 || own.includes(id))).toBe(false)
  })

  it('says what waits to be paid, until its order is over', async () => {
    const bed = await createTestBed()
    const ordered = async () => (await offered(bed, '&ordered.equals=1', 'cheng')).map(({ id }) => id)
    expect(await ordered()).toEqual([3002])
    bed.clock.advance(86_400_000)
    expect(await ordered()).toEqual([])
  })

  it('is for persons', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/edu-courses')).statusCode).toBe(401)
    expect((await bed.get('/api/edu-courses', 'hengxin')).statusCode).toBe(403)
  })
})

describe('GET /api/public/edu-courses/{id}', () => {
  it('adds up: lessons and their seconds', async () => {
    const bed = await createTestBed()
    for (const { id, lessonCount, durationS } of await list(bed, '?size=100')) {
      const { chapters } = (await bed.get(`/api/public/edu-courses/${id}`)).json<CourseDetail>()
      const lessons = chapters.flatMap((chapter) => chapter.lessons)
      expect(lessons).toHaveLength(lessonCount)
      expect(lessons.reduce((sum, lesson) => sum + lesson.durationS, 0)).toBe(durationS)
      expect(lessons.map((lesson) => lesson.id)).toEqual(lessons.map((_, index) => id * 100 + index + 1))
    }
  })

  it('gives the video of free lessons only, and what is said in it', async () => {
    const bed = await createTestBed()
    const { chapters } = (await bed.get('/api/public/edu-courses/3001', 'lin')).json<CourseDetail>()
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    expect(lessons.filter(({ videoUrl }) => videoUrl !== null)).toEqual(lessons.filter(({ free }) => free))
    expect(lessons.filter((lesson) => 'mp4Url' in lesson)).toEqual(lessons.filter(({ free }) => free))
    expect(lessons.filter(({ free }) => free)).toHaveLength(1)
    expect(lessons.filter(({ captionsUrl }) => captionsUrl !== null)).toEqual(
      lessons.filter(({ free }) => free),
    )
    const [{ mp4Url, captionsUrl } = {}] = lessons.filter(({ free }) => free)
    expect((await bed.get(`/${mp4Url}`)).headers['content-type']).toBe('video/mp4')
    expect((await bed.get(`/${captionsUrl}`)).body).toMatch(/^WEBVTT/)
  })

  it('has a cover that is there', async () => {
    const bed = await createTestBed()
    const course = (await bed.get('/api/public/edu-courses/3001')).json<CourseDetail>()
    expect((await bed.get(`/${course.coverUrl}`)).statusCode).toBe(200)
    expect((await bed.get('/api/public/edu-courses/2999')).statusCode).toBe(404)
  })
})
