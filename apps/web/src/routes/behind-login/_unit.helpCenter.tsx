import { createFileRoute } from '@tanstack/react-router'
import { HelpCentre } from '../../features/behind-login/help/help-centre.tsx'
import { helpSearch } from '../../features/behind-login/help/help-search.ts'
import { questionsQueryOptions } from '../../features/behind-login/help/queries.ts'
import { departments } from '../../features/contact/departments.ts'

export const Route = createFileRoute('/_unit/helpCenter')({
  staticData: { name: 'help-center', words: ['help', 'contact'] },
  validateSearch: helpSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(questionsQueryOptions('UNIT')),
  component: UnitHelp,
})

function UnitHelp() {
  return <HelpCentre audience="UNIT" departments={departments} search={Route.useSearch()} />
}
