import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_personSite/subsiteMemberIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/subsiteMember/{-$domainId}', replace: true })
  },
})
