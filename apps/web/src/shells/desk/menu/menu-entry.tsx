import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { webAddress } from '../../../lib/address/web-address.ts'
import { type MenuNode, menuTarget, opensWindow } from './menu-tree.ts'

interface MenuEntryLinkProps {
  node: MenuNode
  /** Where the page is as it was left, when it has a tab. */
  hrefOf: (path: string) => string
  isSelected: boolean
  className?: string | undefined
  title?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link of the menu. What has a target opens in a window of its own (specification §2); what no browser may open is its text. */
export function MenuEntryLink({ node, hrefOf, isSelected, children, ...rest }: MenuEntryLinkProps) {
  const target = menuTarget(node)
  const props = { ...rest, 'aria-current': isSelected ? ('page' as const) : undefined }
  if (opensWindow(node)) {
    const address = webAddress(target, window.location.origin)
    if (!address) return <span {...props}>{children}</span>
    return (
      <a {...props} href={address.href} target={node.meta.target ?? '_blank'} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <Link {...props} to={hrefOf(target) as '/dashboard'} activeProps={{}}>
      {children}
    </Link>
  )
}
