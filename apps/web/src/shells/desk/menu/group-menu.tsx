import { MenuParts, Portal } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './menu.module.css'
import { MenuEntryLink } from './menu-entry.tsx'
import { useTitleOf } from './menu-titles.ts'
import type { MenuNode } from './menu-tree.ts'

interface GroupMenuProps {
  node: MenuNode
  /** The entry of the page and those above it. */
  trail: readonly MenuNode[]
  hrefOf: (path: string) => string
  /** Where its pages are listed, beside the button. */
  placement?: 'bottom-start' | 'right-start'
  /** What stands on the button. */
  children: ReactNode
}

/** A group of the menu as a button that opens the list of its pages. */
export function GroupMenu({ node, trail, hrefOf, placement = 'bottom-start', children }: GroupMenuProps) {
  const titleOf = useTitleOf()
  const isSelected = ({ id }: MenuNode) => trail.some((other) => other.id === id)
  return (
    <MenuParts.Root lazyMount unmountOnExit positioning={{ placement }}>
      <MenuParts.Trigger asChild>
        <button type="button" className={styles.entry} data-selected={isSelected(node) || undefined}>
          {children}
        </button>
      </MenuParts.Trigger>
      <Portal>
        <MenuParts.Positioner>
          <MenuParts.Content>
            {node.children.map((child) => (
              <MenuParts.Item key={child.id} value={child.path} asChild>
                <MenuEntryLink
                  node={child}
                  hrefOf={hrefOf}
                  isSelected={isSelected(child)}
                  className={styles.listed}
                >
                  {titleOf(child.path, child)}
                </MenuEntryLink>
              </MenuParts.Item>
            ))}
          </MenuParts.Content>
        </MenuParts.Positioner>
      </Portal>
    </MenuParts.Root>
  )
}
