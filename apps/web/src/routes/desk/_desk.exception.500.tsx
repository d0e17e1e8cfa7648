import { createFileRoute } from '@tanstack/react-router'
import { Broken } from '../../shells/desk/states/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/500')({
  staticData: { name: 'desk-exception-500' },
  component: BrokenPage,
})

function BrokenPage() {
  return <Broken />
}
