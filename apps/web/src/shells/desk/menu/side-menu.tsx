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
  const isIn = ({ id }: Pick<MenuNode, 'id'>) => trail.some((node) => node.id === id)
  const isOpen = (node: MenuNode) => toggled[node.id] ?? isIn(node)
  const pageId = trail.at(-1)?.id
  const [shownId, setShownId] = useState(pageId)
  if (shownId !== pageId) {
    setShownId(pageId)
    // What was folded by hand opens, too, when the way leads into it from elsewhere.
    const kept = Object.entries(toggled).filter(([id, isOpen]) => isOpen || !isIn({ id: Number(id) }))
    setToggled(Object.fromEntries(kept))
  }
  return (
    <nav aria-label={t`主菜单`} className={styles.side} data-collapsed={isCollapsed || undefined}>
      {isCollapsed ? (
        <ul>
          {nodes.map((node) => (
            <li key={node.id}>
              {node.children.length === 0 ? (
                <Entry node={node} trail={trail} isCollapsed {...rest} />
              ) : (
                <CollapsedGroup node={node} trail={trail} hrefOf={rest.hrefOf} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Entries
          nodes={nodes}
          trail={trail}
          isOpen={isOpen}
          onToggle={(node) => setToggled((was) => ({ ...was, [node.id]: !isOpen(node) }))}
          {...rest}
        />
      )}
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

interface EntriesProps extends MenuProps {
  isOpen: (node: MenuNode) => boolean
  onToggle: (node: MenuNode) => void
  className?: string | undefined
}

/** Entries of one level, each group with those below it. */
function Entries({ nodes, className, ...rest }: EntriesProps) {
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length === 0 ? <Entry node={node} {...rest} /> : <Group node={node} {...rest} />}
        </li>
      ))}
    </ul>
  )
}

function Group({ node, ...rest }: Omit<EntriesProps, 'nodes'> & { node: MenuNode }) {
  const titleOf = useTitleOf()
  const { isOpen, onToggle } = rest
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen(node)}
        onClick={() => onToggle(node)}
      >
        <DeskIcon name={node.meta.icon} />
        <span className={styles.title}>{titleOf(node.path, node)}</span>
        <Icon name="chevronDown" size="1em" className={styles.fold} />
      </button>
      {isOpen(node) && <Entries nodes={node.children} className={styles.below} {...rest} />}
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
