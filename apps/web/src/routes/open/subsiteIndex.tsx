import { createFileRoute, redirect } from '@tanstack/react-router'

/** The specification's path of the whole shell: leads to the site that is kept. */
export const Route = createFileRoute('/subsiteIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/subsite/{-$domainId}', replace: true })
  },
})
