import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../../features/join/join-page.tsx'
import { pathParam, searchParams } from '../../lib/address/search-params.ts'

export const Route = createFileRoute('/_public/MemberRegister')({
  staticData: { name: 'MemberRegister', words: ['join'], canonical: [] },
  validateSearch: searchParams({ redirect: pathParam }),
  component: Join,
})

function Join() {
  return <JoinPage wanted={Route.useSearch().redirect} />
}
