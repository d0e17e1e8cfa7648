import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPart } from '../../features/behind-login/centre/parts.ts'

export const Route = createFileRoute('/_person/personalCenter/')({
  staticData: { name: 'personalCenter' },
  beforeLoad: ({ location }) => {
    const to = { to: '/personalCenter/$flag', params: { flag: firstPart } } as const
    throw redirect({ ...to, search: location.search, replace: true })
  },
})
