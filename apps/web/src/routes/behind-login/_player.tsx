import { createFileRoute } from '@tanstack/react-router'
import { addErrorWords } from '../../lib/api/errors.ts'
import { PlayerShell } from '../../shells/education/player-shell.tsx'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { requireMember } from '../../shells/member/require-member.ts'

addErrorWords(memberErrorWords)

/** The full-screen page of a person who studies. */
export const Route = createFileRoute('/_player')({
  staticData: { member: 'memberPersonal', words: ['shell'] },
  beforeLoad: ({ cause, location }) => requireMember('memberPersonal', location.href, cause),
  component: PlayerShell,
})
