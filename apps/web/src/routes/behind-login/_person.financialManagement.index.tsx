import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/financialManagement/')({
  staticData: { name: 'financialManagement' },
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/financialManagement/fees', search: location.search, replace: true })
  },
})
