import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPart } from '../../features/behind-login/centre/parts.ts'

export const Route = createFileRoute('/_person/personalCenter/')({
  staticData: { name: 'personalCenter' },
  beforeLoad: () => {
    throw redirect({ to: '/personalCenter/$flag', params: { flag: firstPart }, replace: true })
  },
})
