import { createFileRoute } from '@tanstack/react-router'
import { CourseTestPage } from '../../features/behind-login/education/test/course-test-page.tsx'
import { testSearch } from '../../features/behind-login/education/test/test-search.ts'
import { requireStudent } from '../../shells/education/require-student.ts'

export const Route = createFileRoute('/_education/courseTest/$courseId')({
  staticData: { name: 'myCourse', authority: 'courses.study' },
  validateSearch: testSearch,
  beforeLoad: ({ cause, location }) => requireStudent({ cause, href: location.href }),
  component: CourseTest,
})

function CourseTest() {
  return <CourseTestPage courseId={Number(Route.useParams().courseId)} search={Route.useSearch()} />
}
