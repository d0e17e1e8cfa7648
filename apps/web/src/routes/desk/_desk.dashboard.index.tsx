import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUserQueryOptions } from '../../lib/session/account.ts'
import { isStaffHere } from '../../lib/session/staff.ts'
import { homeOf, menuTree } from '../../shells/desk/menu/menu-tree.ts'
import { menuQueryOptions } from '../../shells/desk/menu/queries.ts'

/** The default home is the analysis (specification §2), for whoever may open it; the menu says where anybody else begins. */
export const Route = createFileRoute('/_desk/dashboard/')({
  staticData: { name: 'desk-dashboard' },
  beforeLoad: async ({ context: { queryClient } }) => {
    if (!isStaffHere()) return
    const [items, user] = await Promise.all([
      queryClient.ensureQueryData(menuQueryOptions),
      queryClient.ensureQueryData(currentUserQueryOptions),
    ])
    const permissions = user.permissions.map(({ name }) => name)
    throw redirect({ href: homeOf(menuTree(items), permissions), replace: true })
  },
})
