import { createFileRoute } from '@tanstack/react-router'
import { Messages } from '../../features/behind-login/messages/messages.tsx'
import { messagesSearch } from '../../features/behind-login/messages/messages-search.ts'
import { messagesLoader } from '../../features/behind-login/messages/queries.ts'

export const Route = createFileRoute('/_unit/unitMessages')({
  staticData: { name: 'informationCenter', words: ['messages'] },
  validateSearch: messagesSearch,
  loaderDeps: ({ search }) => search,
  loader: messagesLoader,
  component: UnitMessages,
})

function UnitMessages() {
  return <Messages search={Route.useSearch()} />
}
