import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { DeskIcon } from '../desk-icon.tsx'
import { GroupMenu } from './group-menu.tsx'
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
          <GroupMenu key={node.id} node={node} trail={trail} hrefOf={hrefOf}>
            <DeskIcon name={node.meta.icon} />
            {titleOf(node.path, node)}
            <Icon name="chevronDown" size="1em" />
          </GroupMenu>
        ),
      )}
    </nav>
  )
}
