import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/financialManagement/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_person/financialManagement/"!</div>
}
