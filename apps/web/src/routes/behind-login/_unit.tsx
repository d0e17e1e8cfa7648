import { createFileRoute } from '@tanstack/react-router'
import { LogoutButton } from '../../features/account/logout/logout-button.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { bannersQueryOptions } from '../../shells/banner/queries.ts'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { requireMember } from '../../shells/member/require-member.ts'
import { UnitShell } from '../../shells/member/unit-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

addErrorWords(memberErrorWords)

export const Route = createFileRoute('/_unit')({
  staticData: {
    member: 'memberCompany',
    words: ['shell', 'account', 'fees', 'orders', 'payment'],
  },
  beforeLoad: ({ cause, location }) => requireMember('memberCompany', location.href, cause),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(currentMemberQueryOptions)
    void context.queryClient.prefetchQuery(bannersQueryOptions)
  },
  component: UnitLayout,
})

function UnitLayout() {
  return (
    <UnitShell logout={<LogoutButton />}>
      <AuthorizedOutlet />
    </UnitShell>
  )
}
