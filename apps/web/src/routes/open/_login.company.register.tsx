import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { UnitRegisterPage } from '../../features/account/register/unit-register-page.tsx'

export const Route = createFileRoute('/_login/company/register')({
  staticData: { name: 'company-register', words: ['account', 'forms'], canonical: [] },
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  component: RegisterUnit,
})

function RegisterUnit() {
  const { redirect: wanted } = Route.useSearch()
  const { member: owner } = useLoaderData({ from: '/_login' })
  return <UnitRegisterPage after={{ wanted, owner }} />
}
