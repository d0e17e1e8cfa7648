import { createFileRoute } from '@tanstack/react-router'
import { pathParam, searchParams } from '../../lib/address/search-params.ts'
import { safeRedirect } from '../../lib/session/safe-redirect.ts'
import { LoginShell } from '../../shells/login/login-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

const loginSearch = searchParams({ redirect: pathParam })

export const Route = createFileRoute('/_login')({
  validateSearch: loginSearch,
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  /** The kind of member whose page is to be opened after the login. */
  loader: ({ context, deps: { wanted } }) => (wanted ? context.memberOf(wanted) : undefined),
  component: LoginLayout,
})

function LoginLayout() {
  const { redirect } = Route.useSearch()
  // A member's page would only lead back here.
  const back = Route.useLoaderData() ? undefined : redirect
  return (
    <LoginShell backHref={safeRedirect(back, '/MemberLogin')}>
      <AuthorizedOutlet />
    </LoginShell>
  )
}
