import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/personMember')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/personMemberIndex', search: location.search, replace: true })
  },
})
