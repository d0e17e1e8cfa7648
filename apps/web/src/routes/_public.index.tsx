import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/')({
  staticData: { name: 'website-index' },
  component: () => null,
})
