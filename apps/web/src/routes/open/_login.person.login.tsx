import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { PersonLoginPage } from '../../features/account/login/person-login-page.tsx'
import { oneOfParam, searchParams } from '../../lib/address/search-params.ts'

const loginSearch = searchParams({ method: oneOfParam(['code']) })

export const Route = createFileRoute('/_login/person/login')({
  staticData: { name: 'login', words: ['account', 'forms'], canonical: [] },
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  component: PersonLogin,
})

function PersonLogin() {
  const { redirect: wanted, method } = Route.useSearch()
  const { member: owner } = useLoaderData({ from: '/_login' })
  return <PersonLoginPage method={method ?? 'password'} after={{ wanted, owner }} />
}
