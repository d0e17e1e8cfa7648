import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/financialManagement/')({
  staticData: { name: 'financialManagement' },
  beforeLoad: () => {
    throw redirect({ to: '/financialManagement/fees', replace: true })
  },
})
