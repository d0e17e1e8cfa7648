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
  const isSelected = ({ id }: MenuNode) => trail.some((other) => other.id === id)
  return (
    <MenuParts.Root lazyMount unmountOnExit positioning={{ placement }}>
      <MenuParts.Trigger asChild>
        <button
          type="button"
          className={styles.entry}
          data-selected={isSelected(node) || undefined}
          aria-current={isSelected(node) || undefined}
        >
          {children}
        </button>
      </MenuParts.Trigger>
      <Portal>
        <MenuParts.Positioner>
          <MenuParts.Content>
            <Items nodes={node.children} isSelected={isSelected} hrefOf={hrefOf} />
          </MenuParts.Content>
        </MenuParts.Positioner>
      </Portal>
    </MenuParts.Root>
  )
}

interface ItemsProps extends Pick<GroupMenuProps, 'hrefOf'> {
  nodes: readonly MenuNode[]
  isSelected: (node: MenuNode) => boolean
}

/** Pages of a group; those of a group within it stand below its name. */
function Items({ nodes, isSelected, hrefOf }: ItemsProps) {
  const titleOf = useTitleOf()
  return nodes.map((node) => {
    const title = titleOf(node.path, node)
    if (node.children.length > 0)
      return (
        <MenuParts.ItemGroup key={node.id}>
          <MenuParts.ItemGroupLabel>{title}</MenuParts.ItemGroupLabel>
          <Items nodes={node.children} isSelected={isSelected} hrefOf={hrefOf} />
        </MenuParts.ItemGroup>
      )
    return (
      <MenuParts.Item key={node.id} value={node.path} asChild>
        <MenuEntryLink node={node} hrefOf={hrefOf} isSelected={isSelected(node)} className={styles.listed}>
          {title}
        </MenuEntryLink>
      </MenuParts.Item>
    )
  })
}
