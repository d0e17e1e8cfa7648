import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../features/behind-login/desk-results/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/404')({
  staticData: { name: 'desk-exception-404', words: ['desk-results'] },
  component: NotFoundPage,
})

function NotFoundPage() {
  return <NotFound />
}
