import { createFileRoute, redirect } from '@tanstack/react-router'
import { addErrorWords } from '../../lib/api/errors.ts'
import { doorOf, loginHref } from '../../lib/session/login-address.ts'
import { getToken, getUserRole } from '../../lib/session/session.ts'
import { memberErrorWords } from '../../shells/member/error-words.ts'
import { PrintShell } from '../../shells/member/print-shell.tsx'

addErrorWords(memberErrorWords)

/**
 * Full-screen pages of both kinds of members. Their names skip the login check in the specification, so that the guard
 * does not lead a visitor home; but what they print is a member's own and is read with a token. Without one the way
 * leads to the login and back here. Who is logged in and may not see it gets the 403 result of `AuthorizedOutlet`.
 */
export const Route = createFileRoute('/_print')({
  staticData: { words: ['shell'] },
  beforeLoad: ({ location }) => {
    if (!getToken()) throw redirect({ href: loginHref(location.href, doorOf(getUserRole())), replace: true })
  },
  component: PrintShell,
})
