import { createFileRoute } from '@tanstack/react-router'
import { Courses } from '../../features/behind-login/desk-courses/courses.tsx'
import { coursesSearch } from '../../features/behind-login/desk-courses/courses-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/courses')({
  staticData: { name: 'desk-list-courses', words: ['desk-courses'], authority: 'desk.courses' },
  validateSearch: coursesSearch,
  component: CoursesPage,
})

function CoursesPage() {
  return <Courses search={useTabPage(Route).search} />
}
