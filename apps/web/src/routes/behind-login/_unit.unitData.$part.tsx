import { createFileRoute, redirect } from '@tanstack/react-router'
import { centreSearch } from '../../features/behind-login/centre/centre-search.ts'
import { isUnitPart } from '../../features/behind-login/centre/parts.ts'
import { centreLoader } from '../../features/behind-login/centre/queries.ts'
import { UnitPart } from '../../features/behind-login/centre/unit-part.tsx'
import { PeopleTabs } from '../../features/behind-login/membership/people/people-tabs.tsx'

const partOf = (part: string) => (isUnitPart(part) ? part : 'activities')

export const Route = createFileRoute('/_unit/unitData/$part')({
  staticData: { name: 'member-management', words: ['centre', 'membership', 'parts'] },
  validateSearch: centreSearch,
  beforeLoad: ({ params }) => {
    if (!isUnitPart(params.part)) throw redirect({ to: '/unitData', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params, ...rest }) => centreLoader(partOf(params.part), rest),
  component: UnitPartPage,
})

function UnitPartPage() {
  const part = partOf(Route.useParams().part)
  return (
    <>
      <PeopleTabs current={part} />
      <UnitPart part={part} search={Route.useSearch()} />
    </>
  )
}
