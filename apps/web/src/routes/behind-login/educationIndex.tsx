import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where 教育培训 leads by the specification: until the learning platform stands there, to the open pages about training. */
export const Route = createFileRoute('/educationIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/TopTenEngineer', replace: true })
  },
})
