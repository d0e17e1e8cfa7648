import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Tooltip } from '@portal/ui/chakra'
import { useState } from 'react'
import { DeskIcon } from '../desk-icon.tsx'
import { GroupMenu } from './group-menu.tsx'
import styles from './menu.module.css'
import { MenuEntryLink } from './menu-entry.tsx'
import { useTitleOf } from './menu-titles.ts'
import type { MenuNode } from './menu-tree.ts'

interface MenuProps {
  nodes: readonly MenuNode[]
  /** The entry of the page and those above it. */
  trail: readonly MenuNode[]
  hrefOf: (path: string) => string
  /** Nothing but the pictures, with their names beside them when pointed at. */
  isCollapsed?: boolean
  onNavigate?: (() => void) | undefined
}

/** The menu as a column. The groups of the page that is open unfold with it (specification §4). */
export function SideMenu({ nodes, trail, isCollapsed = false, ...rest }: MenuProps) {
  const { t } = useLingui()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = ({ id }: MenuNode) => toggled[id] ?? trail.some((node) => node.id === id)
  return (
    <nav aria-label={t`主菜单`} className={styles.side} data-collapsed={isCollapsed || undefined}>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            {node.children.length === 0 ? (
              <Entry node={node} trail={trail} isCollapsed={isCollapsed} {...rest} />
            ) : isCollapsed ? (
              <CollapsedGroup node={node} trail={trail} hrefOf={rest.hrefOf} />
            ) : (
              <Group
                node={node}
                trail={trail}
                isOpen={isOpen(node)}
                onToggle={() => setToggled((was) => ({ ...was, [node.id]: !isOpen(node) }))}
                {...rest}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A group as its picture alone: its pages are listed beside it. */
function CollapsedGroup({ node, ...rest }: Pick<MenuProps, 'trail' | 'hrefOf'> & { node: MenuNode }) {
  const title = useTitleOf()(node.path, node)
  return (
    <GroupMenu node={node} placement="right-start" {...rest}>
      <DeskIcon name={node.meta.icon} />
      <span className="visually-hidden">{title}</span>
    </GroupMenu>
  )
}

interface GroupProps extends MenuProps {
  node: MenuNode
  isOpen: boolean
  onToggle: () => void
}

function Group({ node, isOpen, onToggle, ...rest }: Omit<GroupProps, 'nodes'>) {
  const titleOf = useTitleOf()
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={onToggle}>
        <DeskIcon name={node.meta.icon} />
        <span className={styles.title}>{titleOf(node.path, node)}</span>
        <Icon name="chevronDown" size="1em" className={styles.fold} />
      </button>
      {isOpen && (
        <ul className={styles.below}>
          {node.children.map((child) => (
            <li key={child.id}>
              <Entry node={child} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({
  node,
  trail,
  isCollapsed,
  hrefOf,
  onNavigate,
}: Omit<MenuProps, 'nodes'> & { node: MenuNode }) {
  const title = useTitleOf()(node.path, node)
  const link = (
    <MenuEntryLink
      node={node}
      hrefOf={hrefOf}
      isSelected={trail.some(({ id }) => id === node.id)}
      className={styles.entry}
      onClick={onNavigate}
    >
      <DeskIcon name={node.meta.icon} />
      <span className={isCollapsed ? 'visually-hidden' : styles.title}>{title}</span>
    </MenuEntryLink>
  )
  return isCollapsed ? <Tooltip label={title}>{link}</Tooltip> : link
}
