import { createFileRoute } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { UnitLoginPage } from '../../features/account/login/unit-login-page.tsx'
import { pathParam, searchParams } from '../../lib/address/search-params.ts'

const loginSearch = searchParams({ redirect: pathParam })

export const Route = createFileRoute('/_public/MemberLogin')({
  staticData: { name: 'MemberLogin', words: ['account', 'forms'], canonical: [] },
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  /** The kind of member whose page is to be opened after the login. */
  loader: ({ context, deps: { wanted } }) => (wanted ? context.memberOf(wanted) : undefined),
  component: MemberLogin,
})

function MemberLogin() {
  const { redirect: wanted } = Route.useSearch()
  return <UnitLoginPage after={{ wanted, owner: Route.useLoaderData() }} />
}
