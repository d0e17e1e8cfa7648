import { createFileRoute } from '@tanstack/react-router'
import { safeRedirect } from '../lib/safe-redirect.ts'
import { pathParam, searchParams } from '../lib/search-params.ts'
import { LoginShell } from '../shells/login/login-shell.tsx'
import { AuthorizedOutlet } from '../shells/states/authorized-outlet.tsx'

const loginSearch = searchParams({ redirect: pathParam })

export const Route = createFileRoute('/_login')({
  validateSearch: loginSearch,
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
