import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../shells/desk/states/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/404')({
  staticData: { name: 'desk-exception-404' },
  component: NotFoundPage,
})

function NotFoundPage() {
  return <NotFound />
}
