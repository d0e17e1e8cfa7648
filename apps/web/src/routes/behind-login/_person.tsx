import { i18n } from '@lingui/core'
import { loadPages } from '@portal/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { LogoutButton } from '../../features/account/logout/logout-button.tsx'
import { Reauthentication } from '../../features/account/reauthentication/reauthentication.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { bannersQueryOptions } from '../../shells/banner/queries.ts'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { PersonShell } from '../../shells/member/person-shell.tsx'
import { requireMember } from '../../shells/member/require-member.ts'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

addErrorWords(memberErrorWords)

const loadWords = () => loadPages(i18n, ['forms'])

export const Route = createFileRoute('/_person')({
  staticData: {
    member: 'memberPersonal',
    words: ['shell', 'account'],
  },
  beforeLoad: ({ cause, location }) => requireMember('memberPersonal', location.href, cause),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(currentMemberQueryOptions)
    void context.queryClient.prefetchQuery(bannersQueryOptions)
  },
  component: PersonLayout,
})

function PersonLayout() {
  return (
    <PersonShell logout={<LogoutButton />}>
      <Reauthentication loadWords={loadWords}>
        <AuthorizedOutlet />
      </Reauthentication>
    </PersonShell>
  )
}
