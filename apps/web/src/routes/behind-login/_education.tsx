import { createFileRoute } from '@tanstack/react-router'
import { LogoutButton } from '../../features/account/logout/logout-button.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { getToken } from '../../lib/session/session.ts'
import { bannersQueryOptions } from '../../shells/banner/queries.ts'
import { EducationShell } from '../../shells/education/education-shell.tsx'
import { admitToEducation } from '../../shells/education/require-student.ts'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

addErrorWords(memberErrorWords)

export const Route = createFileRoute('/_education')({
  staticData: { member: 'memberPersonal', words: ['shell', 'account', 'education'] },
  beforeLoad: ({ cause, location }) => admitToEducation({ cause, href: location.href }),
  loader: ({ context }) => {
    if (getToken()) void context.queryClient.prefetchQuery(currentMemberQueryOptions)
    void context.queryClient.prefetchQuery(bannersQueryOptions)
  },
  component: EducationLayout,
})

function EducationLayout() {
  return (
    <EducationShell logout={<LogoutButton />}>
      <AuthorizedOutlet />
    </EducationShell>
  )
}
