import { createFileRoute } from '@tanstack/react-router'
import { disclosureQueryOptions } from '../../features/association/queries.ts'
import { SocialInformation } from '../../features/association/social-information.tsx'

export const Route = createFileRoute('/_public/social-Information')({
  staticData: { name: 'social-Information', words: ['association'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(disclosureQueryOptions),
  component: SocialInformation,
})
