import { createFileRoute, redirect } from '@tanstack/react-router'
import { Centre } from '../../features/behind-login/centre/centre.tsx'
import { centreSearch } from '../../features/behind-login/centre/centre-search.ts'
import { firstPart, isPart } from '../../features/behind-login/centre/parts.ts'
import { centreLoader } from '../../features/behind-login/centre/queries.ts'

const partOf = (flag: string) => (isPart(flag) ? flag : firstPart)

export const Route = createFileRoute('/_person/personalCenter/$flag')({
  staticData: { name: 'personalCenterFlag', words: ['centre', 'forms', 'parts'] },
  validateSearch: centreSearch,
  beforeLoad: ({ params }) => {
    if (!isPart(params.flag))
      throw redirect({ to: '/personalCenter/$flag', params: { flag: firstPart }, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params, ...rest }) => centreLoader(partOf(params.flag), rest),
  component: PersonalCentre,
})

function PersonalCentre() {
  return <Centre part={partOf(Route.useParams().flag)} search={Route.useSearch()} />
}
