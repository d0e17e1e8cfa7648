import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_unit/memberIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/unitMemberIndex', replace: true })
  },
})
