import { createFileRoute } from '@tanstack/react-router'
import { Benefits } from '../../features/behind-login/benefits/benefits.tsx'
import {
  benefitsQueryOptions,
  benefitUsesQueryOptions,
} from '../../features/behind-login/benefits/queries.ts'

export const Route = createFileRoute('/_person/memberBenefits')({
  staticData: { name: 'memberBenefits', words: ['benefits'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(benefitsQueryOptions)
    void queryClient.prefetchQuery(benefitUsesQueryOptions)
  },
  component: Benefits,
})
