import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { MenuParts, Portal } from '@portal/ui/chakra'
import { DeskIcon } from '../desk-icon.tsx'
import styles from './menu.module.css'
import { MenuEntryLink } from './menu-entry.tsx'
import { useTitleOf } from './menu-titles.ts'
import type { MenuNode } from './menu-tree.ts'

interface TopMenuProps {
  nodes: readonly MenuNode[]
  trail: readonly MenuNode[]
  hrefOf: (path: string) => string
}

/** The menu as a row in the header, with the pages of each group in a list below it. */
export function TopMenu({ nodes, trail, hrefOf }: TopMenuProps) {
  const { t } = useLingui()
  const titleOf = useTitleOf()
  const isSelected = ({ id }: MenuNode) => trail.some((node) => node.id === id)
  return (
    <nav aria-label={t`主菜单`} className={styles.top}>
      {nodes.map((node) =>
        node.children.length === 0 ? (
          <MenuEntryLink
            key={node.id}
            node={node}
            hrefOf={hrefOf}
            isSelected={isSelected(node)}
            className={styles.entry}
          >
            <DeskIcon name={node.meta.icon} />
            {titleOf(node.path, node)}
          </MenuEntryLink>
        ) : (
          <MenuParts.Root key={node.id} lazyMount unmountOnExit>
            <MenuParts.Trigger asChild>
              <button type="button" className={styles.entry} data-selected={isSelected(node) || undefined}>
                <DeskIcon name={node.meta.icon} />
                {titleOf(node.path, node)}
                <Icon name="chevronDown" size="1em" />
              </button>
            </MenuParts.Trigger>
            <Portal>
              <MenuParts.Positioner>
                <MenuParts.Content>
                  {node.children.map((child) => (
                    <MenuParts.Item key={child.id} value={child.path} asChild>
                      <MenuEntryLink node={child} hrefOf={hrefOf} isSelected={isSelected(child)}>
                        {titleOf(child.path, child)}
                      </MenuEntryLink>
                    </MenuParts.Item>
                  ))}
                </MenuParts.Content>
              </MenuParts.Positioner>
            </Portal>
          </MenuParts.Root>
        ),
      )}
    </nav>
  )
}
