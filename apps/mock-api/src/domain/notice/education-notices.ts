import type { CourseCategory } from '../course/education-hours.ts'
import type { Notice } from './notice.ts'

/** A course's hours were credited. */
export const hoursCredited = (course: {
  id: number
  title: string
  category: CourseCategory
  creditHours: number
}): Notice => ({
  kind: 'EDUCATION',
  title: '学时已计入',
  content: `您已完成课程“${course.title}”，${course.creditHours}个${course.category}学时已计入您的继续教育学时。`,
  subject: { kind: 'COURSE', id: course.id },
  page: 'courses',
})

/** A unit has paid for somebody's course. */
export const coursePaidByUnit = (course: { id: number; title: string }, unit: string): Notice => ({
  kind: 'EDUCATION',
  title: '单位已为您购买课程',
  content: `${unit}已为您购买课程“${course.title}”，现在就可以开始学习。`,
  subject: { kind: 'COURSE', id: course.id },
  page: 'courses',
})

/** A unit was paid back for somebody's course. */
export const courseTakenBack = (course: { id: number; title: string }, unit: string): Notice => ({
  kind: 'EDUCATION',
  title: '单位购买的课程已退款',
  content: `${unit}为您购买的课程“${course.title}”已退款，课程随之收回，由它计入的学时一并取消。`,
  subject: { kind: 'COURSE', id: course.id },
  page: 'courses',
})

/** A certificate of a year's hours was made. */
export const hourCertificateMade = (certificate: {
  id: number
  certNo: string
  year: number
  compulsoryHours: number
  electiveHours: number
}): Notice => {
  const { id, certNo, year, compulsoryHours, electiveHours } = certificate
  return {
    kind: 'EDUCATION',
    title: `${year}年度学时证明已生成`,
    content: `您的${year}年度学时证明（${certNo}）已生成：必修${compulsoryHours}学时，选修${electiveHours}学时。`,
    subject: { kind: 'HOUR_CERTIFICATE', id },
    page: 'courses',
  }
}

/** The years over which hours are added up end soon, and some are lacking. */
export function cycleEndsSoon(
  cycle: { from: number; to: number; lastDay: string },
  lacking: readonly { category: CourseCategory; hours: number }[],
): Notice {
  const lack = lacking.map(({ category, hours }) => `${category}${hours}学时`).join('、')
  return {
    kind: 'EDUCATION',
    title: '继续教育周期即将结束',
    content: `${cycle.from}–${cycle.to}年继续教育周期将于${cycle.lastDay}结束，您尚缺${lack}，请合理安排学习时间。`,
    subject: { kind: 'EDUCATION_CYCLE', id: cycle.to },
    page: 'courses',
  }
}
