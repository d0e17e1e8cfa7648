import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { safeRedirect } from '../lib/safe-redirect.ts'
import { pathParam } from '../lib/search-params.ts'
import { LoginShell } from '../shells/login/login-shell.tsx'
import { AuthorizedOutlet } from '../shells/states/authorized-outlet.tsx'

export const Route = createFileRoute('/_login')({
  validateSearch: v.object({ redirect: pathParam }),
  component: LoginLayout,
})

function LoginLayout() {
  const { redirect } = Route.useSearch()
  return (
    <LoginShell backHref={safeRedirect(redirect, '/MemberLogin')}>
      <AuthorizedOutlet />
    </LoginShell>
  )
}
