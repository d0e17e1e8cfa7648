import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_unitSite/subsiteIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/subsite/{-$domainId}', replace: true })
  },
})
