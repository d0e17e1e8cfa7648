import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_desk/dashboard/analysis')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_desk/dashboard/analysis"!</div>
}
