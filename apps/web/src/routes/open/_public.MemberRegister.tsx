import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../../features/join/join-page.tsx'

export const Route = createFileRoute('/_public/MemberRegister')({
  staticData: { name: 'MemberRegister', words: ['join'] },
  component: JoinPage,
})
