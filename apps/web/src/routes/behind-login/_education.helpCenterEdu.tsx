import { createFileRoute } from '@tanstack/react-router'
import { HelpCentre } from '../../features/behind-login/help/help-centre.tsx'
import { helpSearch } from '../../features/behind-login/help/help-search.ts'
import { questionsQueryOptions } from '../../features/behind-login/help/queries.ts'
import { departments } from '../../features/contact/departments.ts'

export const Route = createFileRoute('/_education/helpCenterEdu')({
  staticData: { name: 'help-center-edu', isForVisitors: true, words: ['help', 'contact'] },
  validateSearch: helpSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(questionsQueryOptions('EDUCATION')),
  component: EducationHelp,
})

function EducationHelp() {
  return <HelpCentre audience="EDUCATION" departments={departments} search={Route.useSearch()} />
}
