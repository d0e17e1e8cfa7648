import { prcDate, prcInstant, prcYear } from '../../domain/prc-time.ts'
import { clips } from '../../resources/education/courses/videos/clips.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { lessonIdOf } from '../content/courses/index.ts'
import { auditOf } from '../services/audit.ts'
import { daysBack, type ScalePerson } from './people.ts'

const firstId = 100_001
const hour = 3_600_000
const day = 24 * hour

const subjects = ['清单计价', '结算审核', '合同价款', '材料询价', '造价鉴定', '全过程咨询'] as const
const halls = ['临江市会展路8号三层', '云洲市学府大道21号报告厅', '松陵市滨河西路60号会议中心'] as const
const subjectOf = (index: number): string => subjects[index % subjects.length] ?? ''

/** A course of an earlier year that is on sale no more, with one lesson. */
function seedCourse({ db, clock }: World, index: number): void {
  const id = firstId + index
  const year = prcYear(clock.now()) - 2 - (index % 10)
  const publishDate = prcInstant(`${year}-0${1 + (index % 9)}-1${index % 10}`, 9).toISOString()
  const title = `${subjectOf(index)}专题讲座（${year}年第${1 + Math.floor(index / 10)}讲）`
  const durationS = clips.contract.seconds
  const lesson = { chapterTitle: '专题讲座', title: subjectOf(index), clip: 'contract', durationS, isFree: 0 }
  insert(db, 'courseText', { courseId: id, intro: `<p>结合案例讲解${subjectOf(index)}的常见问题。</p>` })
  insert(db, 'courseLesson', { id: lessonIdOf(id, 0), courseId: id, ...lesson })
  insert(db, 'course', {
    ...{ id, title, category: '选修', year, publishDate, durationS },
    teacher: '沈砚秋',
    teacherTitle: '正高级工程师',
    creditHours: 1 + (index % 4),
    priceFen: (index % 5) * 2_000,
    summary: `结合案例讲解${subjectOf(index)}的常见问题。`,
    lessonCount: 1,
    ...auditOf(publishDate, id),
  })
}

/** An activity of the last years that is over. @param quota people that have room */
function seedActivity({ db, clock }: World, index: number, count: number, quota: number): Date {
  const id = firstId + index
  const date = prcDate(new Date(clock.now().getTime() - daysBack(index, count, 3_000, 20) * day))
  const start = prcInstant(date, 9)
  const before = (days: number) => new Date(start.getTime() - days * day).toISOString()
  insert(db, 'activityText', { id, content: `<p>就${subjectOf(index)}中的常见争议交流做法。</p>` })
  insert(db, 'activity', {
    id,
    title: `${subjectOf(index)}交流会（第${index + 1}场）`,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 3 * hour).toISOString(),
    signUpStart: before(20),
    signUpDeadline: before(2),
    address: halls[index % halls.length] ?? halls[0],
    quota,
    creditHours: 2,
    ...auditOf(before(21), id),
  })
  return start
}

/** Everybody has signed up, one after the other; one in ten has given the place back. */
function seedSignUps({ db }: World, people: readonly ScalePerson[], activityId: number, start: Date): void {
  const opens = start.getTime() - 20 * day
  for (const { index, id: memberId } of people) {
    const signedDate = new Date(opens + Math.floor((17 * day * index) / people.length)).toISOString()
    const cancelledDate = index % 10 === 0 ? new Date(Date.parse(signedDate) + hour).toISOString() : null
    insert(db, 'activitySignUp', { activityId, memberId, signedDate, cancelledDate })
  }
}

/** As many courses and activities as people, and one activity that all of them have signed up for. */
export function scaleOffers(world: World, people: readonly ScalePerson[]): void {
  const count = people.length
  for (const { index } of people) {
    seedCourse(world, index)
    const isForAll = index === count - 1
    const start = seedActivity(world, index, count, isForAll ? count : 60)
    if (isForAll) seedSignUps(world, people, firstId + index, start)
  }
}
