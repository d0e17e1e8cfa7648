import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { IconButton, MenuParts, Portal, Tooltip } from '@portal/ui/chakra'
import { useRef } from 'react'
import { useLostRow } from '../../../lib/chakra/list/use-lost-row.ts'
import type { TabActions } from './tab-actions.ts'
import styles from './tab-bar.module.css'
import { TabItem } from './tab-item.tsx'
import { TabMenu } from './tab-menu.tsx'
import type { DeskTab } from './tab-rules.ts'

interface TabBarProps {
  tabs: readonly DeskTab[]
  activeId: string
  titleOf: (tab: DeskTab) => string
  actions: TabActions
}

/** The open pages (specification §2). What does not fit scrolls. */
export function TabBar({ tabs, activeId, titleOf, actions }: TabBarProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  // A tab that is closed while another is looked at.
  useLostRow(list, tabs)
  return (
    <nav className={styles.bar} aria-label={t`已打开的页面`}>
      <ul ref={list} tabIndex={-1} className={styles.tabs}>
        {tabs.map((tab, index) => (
          <TabItem
            key={tab.id}
            tab={tab}
            title={titleOf(tab)}
            isActive={tab.id === activeId}
            previous={tabs[index - 1]?.id}
            next={tabs[index + 1]?.id}
            actions={actions}
          />
        ))}
      </ul>
      <Tooltip label={t`刷新当前页`}>
        <IconButton
          size="sm"
          label={t`刷新当前页`}
          icon={<Icon name="refresh" />}
          onClick={() => actions.refresh(activeId)}
        />
      </Tooltip>
      <MenuParts.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <MenuParts.Trigger asChild>
          <IconButton size="sm" label={t`标签页操作`} icon={<Icon name="chevronDown" />} />
        </MenuParts.Trigger>
        <Portal>
          <MenuParts.Positioner>
            <TabMenu
              id={activeId}
              isLocked={tabs.some(({ id, isLocked }) => id === activeId && isLocked)}
              actions={actions}
            />
          </MenuParts.Positioner>
        </Portal>
      </MenuParts.Root>
    </nav>
  )
}
