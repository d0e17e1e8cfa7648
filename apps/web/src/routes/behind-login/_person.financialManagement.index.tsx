import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUserQueryOptions } from '../../lib/session/account.ts'

export const Route = createFileRoute('/_person/financialManagement/')({
  staticData: { name: 'financialManagement' },
  beforeLoad: ({ context, location }) => {
    // The guard has loaded who it is. Whoever may see orders alone is led to those.
    const user = context.queryClient.getQueryData(currentUserQueryOptions.queryKey)
    const names = user?.permissions.map(({ name }) => name) ?? []
    const hasOrdersAlone = names.includes('orders.read') && !names.includes('fees.read')
    const to = hasOrdersAlone ? '/financialManagement/orders' : '/financialManagement/fees'
    throw redirect({ to, search: location.search, replace: true })
  },
})
