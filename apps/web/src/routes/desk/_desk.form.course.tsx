import type { CourseDetail } from '@portal/api-contract'
import { createFileRoute } from '@tanstack/react-router'
import { CourseFormPage } from '../../features/behind-login/desk-courses/course/form/course-form-page.tsx'
import { courseFormSearch } from '../../features/behind-login/desk-courses/courses-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

export const Route = createFileRoute('/_desk/form/course')({
  staticData: {
    name: 'desk-form-course',
    words: ['desk-courses', 'education', 'forms', 'parts'],
    authority: 'desk.courses',
  },
  validateSearch: courseFormSearch,
  component: CourseEditorPage,
})

// The member's page is of use only once somebody asks how the course will look.
const CoursePreview = lazyPart(async () => ({
  default: (await import('../../features/behind-login/education/detail/course-preview.tsx')).CoursePreview,
}))

const preview = (course: CourseDetail) => <CoursePreview course={course} />

function CourseEditorPage() {
  return <CourseFormPage search={useTabPage(Route).search} preview={preview} />
}
