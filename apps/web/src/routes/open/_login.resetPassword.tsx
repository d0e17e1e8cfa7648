import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { ResetPasswordPage } from '../../features/account/reset/reset-password-page.tsx'
import { oneOfParam, searchParams } from '../../lib/address/search-params.ts'

const resetSearch = searchParams({ method: oneOfParam(['mail']) })

export const Route = createFileRoute('/_login/resetPassword')({
  staticData: { name: 'reset-password', words: ['account', 'forms'], canonical: [] },
  validateSearch: resetSearch,
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  component: ResetPassword,
})

function ResetPassword() {
  const { redirect: wanted, method } = Route.useSearch()
  const { member: owner } = useLoaderData({ from: '/_login' })
  return <ResetPasswordPage method={method ?? 'phone'} after={{ wanted, owner }} />
}
