import { createFileRoute } from '@tanstack/react-router'
import { Benefits } from '../../features/behind-login/benefits/benefits.tsx'
import { benefitUsesQueryOptions } from '../../features/behind-login/benefits/queries.ts'
import { benefitsQueryOptions } from '../../lib/membership/benefits.ts'

export const Route = createFileRoute('/_person/memberBenefits')({
  staticData: { name: 'memberBenefits', words: ['benefits'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(benefitsQueryOptions('PERSON'))
    void queryClient.prefetchQuery(benefitUsesQueryOptions)
  },
  component: Benefits,
})
