import { createFileRoute } from '@tanstack/react-router'
import { Benefits } from '../../features/benefits/benefits.tsx'
import { benefitsQueryOptions } from '../../features/benefits/queries.ts'

export const Route = createFileRoute('/_person/memberBenefits')({
  staticData: { name: 'memberBenefits', words: ['benefits'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(benefitsQueryOptions),
  component: Benefits,
})
