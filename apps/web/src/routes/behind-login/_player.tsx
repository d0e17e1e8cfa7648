import { i18n } from '@lingui/core'
import { loadPages } from '@portal/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { Reauthentication } from '../../features/account/reauthentication/reauthentication.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { PlayerShell } from '../../shells/education/player-shell.tsx'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { requireMember } from '../../shells/member/require-member.ts'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

addErrorWords(memberErrorWords)

const loadWords = () => loadPages(i18n, ['account', 'forms'])

/** The full-screen page of a person who studies. */
export const Route = createFileRoute('/_player')({
  staticData: { member: 'memberPersonal', words: ['shell'] },
  beforeLoad: ({ cause, location }) => requireMember('memberPersonal', location.href, cause),
  component: PlayerLayout,
})

function PlayerLayout() {
  return (
    <PlayerShell>
      <Reauthentication loadWords={loadWords} isLesson>
        <AuthorizedOutlet />
      </Reauthentication>
    </PlayerShell>
  )
}
