import { createFileRoute } from '@tanstack/react-router'
import { SwapPage } from '../../features/behind-login/education/swap/swap-page.tsx'
import { requireStudent } from '../../shells/education/require-student.ts'

export const Route = createFileRoute('/_education/swapCourse/$courseId')({
  staticData: { name: 'myCourse', authority: 'courses.study' },
  beforeLoad: ({ cause, location }) => requireStudent({ cause, href: location.href }),
  component: SwapCourse,
})

function SwapCourse() {
  return <SwapPage id={Number(Route.useParams().courseId)} />
}
