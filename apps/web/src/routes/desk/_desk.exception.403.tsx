import { createFileRoute } from '@tanstack/react-router'
import { Forbidden } from '../../shells/desk/states/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/403')({
  staticData: { name: 'desk-exception-403' },
  component: ForbiddenPage,
})

function ForbiddenPage() {
  return <Forbidden />
}
