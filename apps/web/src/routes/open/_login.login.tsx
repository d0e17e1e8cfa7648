import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { leaveLogin } from '../../features/account/login/after-login.ts'
import { LoginChoicePage } from '../../features/account/login/login-choice-page.tsx'

export const Route = createFileRoute('/_login/login')({
  staticData: { name: 'login-choice', words: ['account'], canonical: [] },
  beforeLoad: ({ search }) => leaveLogin(search.redirect),
  component: ChooseLogin,
})

function ChooseLogin() {
  const { redirect: wanted } = Route.useSearch()
  const { member: owner } = useLoaderData({ from: '/_login' })
  return <LoginChoicePage after={{ wanted, owner }} />
}
