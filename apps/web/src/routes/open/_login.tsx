import { createFileRoute } from '@tanstack/react-router'
import { pathParam, searchParams } from '../../lib/address/search-params.ts'
import { safeRedirect } from '../../lib/session/safe-redirect.ts'
import { LoginShell } from '../../shells/login/login-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

const loginSearch = searchParams({ redirect: pathParam })

export const Route = createFileRoute('/_login')({
  validateSearch: loginSearch,
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  loader: async ({ context, deps: { wanted } }) => ({
    /** The kind of member whose page is to be opened after the login. */
    member: wanted ? await context.memberOf(wanted) : undefined,
    /** Where the way back leads. A page for members only would lead back here. */
    back: wanted && (await context.isForMembersOnly(wanted)) ? undefined : wanted,
  }),
  component: LoginLayout,
})

function LoginLayout() {
  const { back } = Route.useLoaderData()
  return (
    <LoginShell backHref={safeRedirect(back, '/MemberLogin')}>
      <AuthorizedOutlet />
    </LoginShell>
  )
}
