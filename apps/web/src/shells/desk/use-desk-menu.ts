import type { CurrentUser } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserQueryOptions } from '../../lib/session/account.ts'
import { isAuthorized } from '../../lib/session/authority.ts'
import { homeOf, menuTrail, shownMenu } from './menu/menu-tree.ts'
import { menuQueryOptions } from './menu/queries.ts'

/** How often rights and menu are asked for, in milliseconds: of what is given nobody is told. */
const renewedAfter = 60_000

const permissionNames = (user: CurrentUser | undefined) => user?.permissions.map(({ name }) => name) ?? []

/** The menu of the account: what it lists, and the entries of a page in all of it. It follows what the account may do. */
export function useDeskMenu(user: CurrentUser, path: string) {
  const { data: tree = [] } = useQuery({ ...menuQueryOptions, refetchInterval: renewedAfter })
  useQuery({ ...currentUserQueryOptions, refetchInterval: renewedAfter })
  const permissions = permissionNames(user)
  const nodes = shownMenu(tree, permissions)
  return { nodes, trail: menuTrail(tree, path), home: homeOf(tree, permissions) }
}

/** Whether the account may open an address of the desk. */
export function useMayOpen(user: CurrentUser | undefined): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const routes = router.getMatchedRoutes(path)[0]
    const names = permissionNames(user)
    const isDesk = routes.some((route) => route.id === '/_desk')
    return isDesk && isAuthorized(routes.at(-1)?.options.staticData?.authority, names)
  }
}
