import { createFileRoute } from '@tanstack/react-router'
import { MyCourses } from '../../features/behind-login/education/mine/my-courses.tsx'
import { myCoursesSearch } from '../../features/behind-login/education/mine/my-courses-search.ts'
import { myCoursesLoader } from '../../features/behind-login/education/mine/queries.ts'
import { requireStudent } from '../../shells/education/require-student.ts'

export const Route = createFileRoute('/_education/myCourse')({
  staticData: { name: 'myCourse', authority: 'courses.study' },
  validateSearch: myCoursesSearch,
  beforeLoad: ({ cause, location }) => requireStudent({ cause, href: location.href }),
  loaderDeps: ({ search }) => search,
  loader: myCoursesLoader,
  component: MyCoursesPage,
})

function MyCoursesPage() {
  return <MyCourses search={Route.useSearch()} />
}
