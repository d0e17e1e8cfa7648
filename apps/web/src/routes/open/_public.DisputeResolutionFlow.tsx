import { createFileRoute } from '@tanstack/react-router'
import { MediationPage } from '../../features/mediation/mediation-page.tsx'
import { mediatorsQueryOptions } from '../../features/mediation/queries.ts'

export const Route = createFileRoute('/_public/DisputeResolutionFlow')({
  staticData: { name: 'DisputeResolutionFlow', words: ['mediation'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(mediatorsQueryOptions),
  component: MediationPage,
})
