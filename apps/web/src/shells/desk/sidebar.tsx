import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@portal/ui/chakra'
import { changeSettings, type DeskSettings } from '../../lib/chakra/desk/desk-settings.ts'
import { DeskIcon } from './desk-icon.tsx'
import styles from './desk-shell.module.css'
import { type MenuNode, menuTarget } from './menu/menu-tree.ts'
import { SideMenu } from './menu/side-menu.tsx'

interface SidebarProps {
  nodes: readonly MenuNode[]
  trail: readonly MenuNode[]
  hrefOf: (path: string) => string
  settings: DeskSettings
}

/** The menu at the side: one column that folds to its pictures, or in the mixed layout one of groups and one of their pages. */
export function Sidebar({ settings, ...menu }: SidebarProps) {
  const { t } = useLingui()
  const { layout, navTheme, isCollapsed } = settings
  const tone = navTheme === 'dark' ? styles.dark : ''
  if (layout === 'leftMixed') return <MixedSidebar {...menu} tone={tone} />
  const label = isCollapsed ? t`展开菜单` : t`折叠菜单`
  return (
    <div className={`${styles.sidebar} ${tone}`}>
      <div className={styles.column} data-width={isCollapsed ? 'collapsed' : undefined}>
        <SideMenu {...menu} isCollapsed={isCollapsed} />
        <IconButton
          size="sm"
          className={styles.collapse}
          label={label}
          aria-expanded={!isCollapsed}
          icon={<DeskIcon name="fold" />}
          onClick={() => changeSettings({ isCollapsed: !isCollapsed })}
        />
      </div>
    </div>
  )
}

function MixedSidebar({
  nodes,
  tone,
  ...rest
}: Omit<SidebarProps, 'settings'> & { tone: string | undefined }) {
  const [current] = rest.trail
  const group = nodes.find(({ id }) => id === current?.id)
  const groups = nodes.map((node) => ({ ...node, redirect: menuTarget(node), children: [] }))
  return (
    <div className={`${styles.sidebar} ${tone}`}>
      <div className={styles.column} data-width="first">
        <SideMenu {...rest} nodes={groups} />
      </div>
      {group && group.children.length > 0 && (
        <div className={styles.column} data-width="second">
          <SideMenu {...rest} nodes={group.children} />
        </div>
      )}
    </div>
  )
}
