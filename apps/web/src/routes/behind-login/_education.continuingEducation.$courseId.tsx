import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '../../features/behind-login/education/detail/course-page.tsx'
import { coursePageLoader } from '../../features/behind-login/education/detail/queries.ts'

export const Route = createFileRoute('/_education/continuingEducation/$courseId')({
  staticData: { name: 'continuing-education-detail', isForVisitors: true, words: ['parts'] },
  loader: ({ context, params }) => coursePageLoader(context.queryClient, Number(params.courseId)),
  component: Course,
})

function Course() {
  return <CoursePage id={Number(Route.useParams().courseId)} />
}
