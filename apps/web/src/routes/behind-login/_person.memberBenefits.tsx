import { createFileRoute } from '@tanstack/react-router'
import { Benefits } from '../../features/behind-login/benefits/benefits.tsx'
import { benefitsQueryOptions } from '../../features/behind-login/benefits/queries.ts'

export const Route = createFileRoute('/_person/memberBenefits')({
  staticData: { name: 'memberBenefits', words: ['benefits'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(benefitsQueryOptions),
  component: Benefits,
})
