import { createFileRoute } from '@tanstack/react-router'
import { LookupPage } from '../features/verify/lookup-page.tsx'

export const Route = createFileRoute('/_public/verify/')({
  staticData: { name: 'verify', words: ['verify'] },
  component: LookupPage,
})
