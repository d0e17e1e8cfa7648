import { afterEach, it } from 'vitest'
import { expectHeld, ofThisRun, patience } from './hold.ts'
import { closePage } from './open-page.tsx'

afterEach(closePage)

const student = { role: 'memberPersonal' } as const

it.each(
  ofThisRun([
    {
      ...student,
      address: '/continueEducate',
      breaks: ['getCurrentMember', 'listCourses', 'getEducationHours'],
    },
    {
      ...student,
      address: '/educationIndex',
      breaks: ['listOfferedCourses', 'getEducationHours', 'listMyCourses', 'getCourse', 'getCourseProgress'],
    },
    { ...student, address: '/continuingEducation/3001', breaks: ['getCourse', 'getCourseProgress'] },
    { ...student, address: '/swapCourse/3001', breaks: ['getCourse', 'getCourseProgress'] },
    {
      ...student,
      address: '/courseTest/3001',
      breaks: ['getCourse', 'getCourseProgress', 'listTestAttempts'],
    },
    { ...student, address: '/myCourse', breaks: ['listMyCourses'] },
    { ...student, address: '/myCourse?part=hours', breaks: ['getEducationHours', 'listHourCertificates'] },
    { ...student, address: '/videoview/3001?lesson=300102', breaks: ['getCourse', 'getCourseProgress'] },
    { ...student, address: '/hoursPrint', breaks: ['getEducationHours'] },
    { ...student, address: '/helpCenterEdu', breaks: ['listHelpArticles'] },
  ]),
)('$address stands, whatever is broken in $breaks', expectHeld, patience)
