import { createFileRoute } from '@tanstack/react-router'
import { LogoutButton } from '../../features/account/logout/logout-button.tsx'
import { LeftReports } from '../../features/behind-login/education/left-reports.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { getToken, useToken } from '../../lib/session/session.ts'
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

// Loaded once the page stands, which does not wait for it.
const sendLeft = async () => {
  const { sendLeftReports } = await import('../../features/behind-login/player/report/send-left-reports.ts')
  return sendLeftReports()
}

function EducationLayout() {
  const isLoggedIn = useToken() !== null
  return (
    <EducationShell logout={<LogoutButton />}>
      <AuthorizedOutlet />
      {isLoggedIn && <LeftReports send={sendLeft} />}
    </EducationShell>
  )
}
