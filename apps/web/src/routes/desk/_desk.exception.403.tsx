import { createFileRoute } from '@tanstack/react-router'
import { Forbidden } from '../../features/behind-login/desk-results/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/403')({
  staticData: { name: 'desk-exception-403', words: ['desk-results'] },
  component: ForbiddenPage,
})

function ForbiddenPage() {
  return <Forbidden />
}
