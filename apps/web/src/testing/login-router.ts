import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { setLoginRouter } from '../lib/session/login-address.ts'

/**
 * Has an ended session lead to a login by a router of an app that lives at `/portal/`, on one of its pages.
 * @returns where it has been led, without the base
 */
export function fakeLoginRouter(address: string): { ledTo: () => string | undefined } {
  const router = createRouter({
    routeTree: createRootRoute(),
    basepath: '/portal/',
    history: createMemoryHistory({ initialEntries: [`/portal${address}`] }),
  })
  setLoginRouter(router)
  const start = router.history.location.href
  return {
    ledTo: () => {
      const { href } = router.history.location
      return href === start ? undefined : href.replace('/portal', '')
    },
  }
}

let left = 0

/** Has the reader go to another page of the app than the one that a test renders. */
export function leavePage(): void {
  left += 1
  const pathname = `/elsewhere/${left}`
  const latestLocation = { href: pathname, pathname }
  setLoginRouter({ latestLocation, navigate: async () => {} } as never)
}
