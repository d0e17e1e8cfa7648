import type { MenuItem, PermissionName } from '@portal/api-contract'
import { isAuthorized } from '../../../lib/session/authority.ts'

/** An entry of the menu with those below it. */
export interface MenuNode extends MenuItem {
  children: MenuNode[]
}

/** Entries with their order kept, by the entry above them. The top's have the parent 0 (specification §7). */
export function menuTree(items: readonly MenuItem[], parentId = 0): MenuNode[] {
  return items
    .filter((item) => item.parentId === parentId && item.id !== parentId)
    .map((item) => ({ ...item, children: menuTree(items, item.id) }))
}

/**
 * What the menu lists of a tree for whoever has these permissions: without the hidden entries, without those that take others,
 * without those below an entry that hides its own, and without groups of which nothing is left.
 */
export function shownMenu(nodes: readonly MenuNode[], permissions: readonly PermissionName[]): MenuNode[] {
  return nodes.flatMap((node) => {
    const { hideInMenu, hideChildrenInMenu, authority } = node.meta
    if (hideInMenu || !isAuthorized(authority ?? [], permissions)) return []
    const children = hideChildrenInMenu ? [] : shownMenu(node.children, permissions)
    const isEmptied =
      !hideChildrenInMenu && children.length === 0 && node.children.some(({ meta }) => !meta.hideInMenu)
    return isEmptied ? [] : [{ ...node, children }]
  })
}

/** Whether an entry's address is that of the page, or one above it. An entry may name a parameter, as `/profile/member/{id}` does. */
function covers(itemPath: string, path: string): boolean {
  const parts = itemPath.split('/')
  const actual = path.split('/')
  return (
    parts.length <= actual.length &&
    parts.every((part, index) => /^[{:$]/.test(part) || part === actual[index])
  )
}

/**
 * The entry of a page and those above it, from the top: its address fits best, and where two do alike, the lower one in the
 * tree has it.
 */
export function menuTrail(nodes: readonly MenuNode[], path: string): MenuNode[] {
  let best: MenuNode[] = []
  for (const node of nodes) {
    const below = menuTrail(node.children, path)
    const trail = below.length > 0 || covers(node.path, path) ? [node, ...below] : []
    if (lengthOf(trail) > lengthOf(best)) best = trail
  }
  return best
}

const lengthOf = (trail: readonly MenuNode[]): number => trail.at(-1)?.path.split('/').length ?? 0

/** The address that an entry opens: its own, what it redirects to, or that of the first page below it. */
export function menuTarget(node: MenuNode): string {
  const [first] = node.children
  return node.redirect ?? (first ? menuTarget(first) : node.path)
}

/** Whether an entry opens in a window of its own: it has a target, or leads to another website (specification §2). */
export const opensWindow = (node: MenuNode): boolean =>
  Boolean(node.meta.target) || /^https?:/.test(menuTarget(node))

/** Each page that the menu lists, with the entries above it. */
export function menuPages(nodes: readonly MenuNode[], above: MenuNode[] = []): MenuNode[][] {
  return nodes.flatMap((node) =>
    node.children.length > 0 ? menuPages(node.children, [...above, node]) : [[...above, node]],
  )
}

/** Where an account begins: its first page at the desk, else what every account has. */
export function homeOf(nodes: readonly MenuNode[], permissions: readonly PermissionName[]): string {
  const pages = menuPages(shownMenu(nodes, permissions)).flatMap((trail) => trail.at(-1) ?? [])
  // Its own address would lead to where an account begins for ever.
  const first = pages.find((page) => !opensWindow(page) && menuTarget(page) !== '/dashboard')
  return first ? menuTarget(first) : '/account/center'
}
