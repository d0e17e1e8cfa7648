import { createFileRoute } from '@tanstack/react-router'
import { Broken } from '../../features/behind-login/desk-results/exceptions.tsx'

export const Route = createFileRoute('/_desk/exception/500')({
  staticData: { name: 'desk-exception-500', words: ['desk-results'] },
  component: BrokenPage,
})

function BrokenPage() {
  return <Broken />
}
