import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/personMember')({
  beforeLoad: () => {
    throw redirect({ to: '/personMemberIndex', replace: true })
  },
})
