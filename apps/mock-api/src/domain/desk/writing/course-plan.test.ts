import { describe, expect, it } from 'vitest'
import { courseWithdrawalRefusal, type PlannedCourse, planFaults, publishRefusal } from './course-plan.ts'

const lesson = (id: number, video = 'measure') => ({
  id,
  title: `课时 ${id}`,
  video,
  durationS: 60,
  free: false,
})

const before: PlannedCourse = {
  ...{ year: 2026, category: '必修', creditHours: 8, price: 120, state: 'ON_SALE', isTaken: 0, completed: 0 },
  chapters: [
    { title: '第一章', lessons: [lesson(1), lesson(2)] },
    { title: '第二章', lessons: [lesson(3)] },
  ],
  test: null,
}
const taken = { ...before, isTaken: 1 as const }

const faultsOf = (...arguments_: Parameters<typeof planFaults>) =>
  planFaults(...arguments_).map(({ field, message }) => `${field} ${message}`)

describe('the plan of a course', () => {
  it('is of this year or the last one, a draft also of the next', () => {
    const draft = { ...before, chapters: [] }
    for (const year of [2025, 2026, 2027]) expect(faultsOf({ ...draft, year }, 2026)).toEqual([])
    for (const year of [2024, 2028]) expect(faultsOf({ ...draft, year }, 2026)).toEqual(['year Year'])
    expect(faultsOf({ ...before, year: 2027 }, 2026, before)).toEqual(['year Year'])
    expect(faultsOf(before, 2030, before)).toEqual([])
  })

  it('has chapters of different titles, and lessons of its own, each once', () => {
    const [first] = before.chapters
    const chapters = first ? [first, { title: ' 第一章 ', lessons: [lesson(3)] }] : []
    expect(faultsOf({ ...before, chapters }, 2026, before)).toEqual(['chapters[1].title Unique'])
    for (const lessons of [[lesson(9)], [lesson(1), lesson(1)]])
      expect(faultsOf({ ...before, chapters: [{ title: '第一章', lessons }] }, 2026, before)).toEqual([
        'chapters OneOf',
      ])
  })

  it('may become anything while nobody takes the course', () => {
    const changed = { ...before, category: '选修' as const, creditHours: 2, price: 0, year: 2025 }
    expect(
      faultsOf({ ...changed, chapters: [{ title: '新章', lessons: [lesson(3, 'digital')] }] }, 2026, before),
    ).toEqual([])
  })

  it('keeps what students rely on', () => {
    const other = { ...before, year: 2025, category: '选修' as const, creditHours: 2, price: 0 }
    expect(faultsOf(other, 2026, taken)).toEqual([
      'year InUse',
      'category InUse',
      'creditHours InUse',
      'price InUse',
    ])
    const removed = { ...before, chapters: before.chapters.slice(1) }
    expect(faultsOf(removed, 2026, taken)).toEqual(['chapters InUse'])
    const filmed = {
      ...before,
      chapters: [{ title: '全', lessons: [lesson(1), lesson(2), lesson(3, 'digital')] }],
    }
    expect(faultsOf(filmed, 2026, taken)).toEqual(['chapters InUse'])
  })

  it('gets lessons in another order and more of them, until somebody has completed the course', () => {
    const { id: _id, ...added } = lesson(0)
    const longer = {
      ...before,
      chapters: [{ title: '全', lessons: [lesson(3), added, lesson(2), lesson(1)] }],
    }
    expect(faultsOf(longer, 2026, taken)).toEqual([])
    const completed = { ...taken, completed: 1 }
    expect(faultsOf(longer, 2026, completed)).toEqual(['chapters Completed'])
    expect(faultsOf({ ...before, chapters: before.chapters.toReversed() }, 2026, completed)).toEqual([])
  })
})

it('is put on offer in its year and the one after', () => {
  const inYear = (year: number) => publishRefusal({ state: 'DRAFT', year }, 2026)
  expect([2024, 2025, 2026, 2027].map(inYear)).toEqual([
    ...['error.courseYearClosed', null, null, 'error.courseYearClosed'],
  ])
  expect(publishRefusal({ state: 'ON_SALE', year: 2026 }, 2026)).toBe('error.courseNotDraft')
})

it('is withdrawn while nobody takes it', () => {
  expect(courseWithdrawalRefusal('ON_SALE', false)).toBeNull()
  expect(courseWithdrawalRefusal('SALE_ENDED', true)).toBe('error.courseHasStudents')
  expect(courseWithdrawalRefusal('DRAFT', false)).toBe('error.courseNotPublished')
})
