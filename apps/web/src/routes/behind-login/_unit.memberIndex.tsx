import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_unit/memberIndex')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/unitMemberIndex', search: location.search, replace: true })
  },
})
