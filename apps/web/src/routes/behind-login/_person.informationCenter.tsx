import { createFileRoute } from '@tanstack/react-router'
import { InvitationAnswer } from '../../features/behind-login/membership/people/person/invitation-answer.tsx'
import { Messages } from '../../features/behind-login/messages/messages.tsx'
import { messagesSearch } from '../../features/behind-login/messages/messages-search.ts'
import { messagesLoader } from '../../features/behind-login/messages/queries.ts'

export const Route = createFileRoute('/_person/informationCenter')({
  staticData: { name: 'informationCenter', words: ['messages', 'membership'] },
  validateSearch: messagesSearch,
  loaderDeps: ({ search }) => search,
  loader: messagesLoader,
  component: InformationCentre,
})

function InformationCentre() {
  return <Messages search={Route.useSearch()} invitation={(id) => <InvitationAnswer key={id} id={id} />} />
}
