import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, it } from 'vitest'
import { setLoginRouter } from '../session/login-address.ts'
import { markPage } from './mark-page.ts'

const open = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [`/portal${address}`] })
  const router = createRouter({ routeTree: createRootRoute(), basepath: '/portal/', history })
  setLoginRouter(router)
  return router
}

let router: ReturnType<typeof open>
beforeEach(() => {
  router = open('/pay?fees=1')
})

it('is the page still while only its search parameters change', async () => {
  const isStillHere = markPage()
  expect(isStillHere()).toBe(true)
  await router.navigate({ href: '/pay?order=7', replace: true })
  expect(isStillHere()).toBe(true)
})

it('is no more from the moment at which another page is on its way', async () => {
  const isStillHere = markPage()
  const opened = router.navigate({ href: '/personMemberIndex?order=7' })
  await Promise.resolve()
  expect(isStillHere()).toBe(false)
  await opened
  expect(isStillHere()).toBe(false)
})
