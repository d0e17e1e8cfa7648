import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { PersonRegisterPage } from '../../features/account/register/person-register-page.tsx'

export const Route = createFileRoute('/_login/person/register')({
  staticData: { name: 'register', words: ['account', 'forms'], canonical: [] },
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  component: RegisterPerson,
})

function RegisterPerson() {
  const { redirect: wanted } = Route.useSearch()
  const { member: owner } = useLoaderData({ from: '/_login' })
  return <PersonRegisterPage after={{ wanted, owner }} />
}
