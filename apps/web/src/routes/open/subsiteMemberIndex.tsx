import { createFileRoute, redirect } from '@tanstack/react-router'

/** The specification's path of the whole shell: leads to the site that is kept. */
export const Route = createFileRoute('/subsiteMemberIndex')({
  beforeLoad: () => {
    throw redirect({ to: '/subsiteMember/{-$domainId}', replace: true })
  },
})
