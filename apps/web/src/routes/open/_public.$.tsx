import { createFileRoute, redirect } from '@tanstack/react-router'
import { tellPage } from '../../lib/page/tell-page.ts'
import { isLostAtDesk } from '../../lib/session/staff.ts'

/**
 * An address that no open route has. It may lie behind the login: then it is looked up once more among all routes. One that nothing
 * lives at falls back to the home page (specification §2), which says so; whoever is at the desk stays there.
 */
export const Route = createFileRoute('/_public/$')({
  beforeLoad: async ({ cause, context, location }) => {
    if (await context.addRoutesBehindLogin(location.pathname))
      throw redirect({ href: location.href, replace: true })
    if (isLostAtDesk(location.pathname)) throw redirect({ to: '/exception/404', replace: true })
    // A pointer that only rests on such a link goes nowhere yet.
    if (cause !== 'preload') tellPage('unknownPage', location.pathname)
    throw redirect({ to: '/', replace: true })
  },
})
