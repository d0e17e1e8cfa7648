import { useLingui } from '@lingui/react/macro'
import type { CurrentUser } from '@portal/api-contract'
import { IconButton, Tooltip } from '@portal/ui/chakra'
import { lazy, useState } from 'react'
import { useMedia } from '../../lib/browser/use-media.ts'
import { useSettings } from '../../lib/chakra/desk/desk-settings.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { Authorized } from '../../lib/session/authorized.tsx'
import { Contained } from '../../lib/states/contained.tsx'
import { DeskIcon } from './desk-icon.tsx'
import styles from './desk-shell.module.css'
import { AccountMenu } from './header/account-menu.tsx'
import { DeskHeader } from './header/desk-header.tsx'
import { WaitingBell } from './header/waiting-bell.tsx'
import { HelpButton } from './help/help-button.tsx'
import { useTitleOf } from './menu/menu-titles.ts'
import { TopMenu } from './menu/top-menu.tsx'
import { PageSearch } from './search/page-search.tsx'
import { Sidebar } from './sidebar.tsx'
import { Overlay } from './states/overlay.tsx'
import { DeskPages } from './tabs/desk-pages.tsx'
import type { DeskTab } from './tabs/tab-rules.ts'
import { useDeskTabs } from './tabs/use-desk-tabs.ts'
import { useDeskMenu, useMayOpen } from './use-desk-menu.ts'

// Of use only once somebody opens them.
const MenuDrawer = lazy(() => import('./menu/menu-drawer.tsx'))
const SettingsDrawer = lazy(() => import('./settings/settings-drawer.tsx'))

interface DeskFrameProps {
  user: CurrentUser
  onLock: () => void
  onLogout: () => void
}

/** Mobile is xs or sm (specification §9): there the sidebar is a drawer. */
const mobile = '(max-width: 767.98px)'

/** The desk of one account: the menu of its rights and the pages it has open. */
export function DeskFrame({ user, onLock, onLogout }: DeskFrameProps) {
  const { t } = useLingui()
  const settings = useSettings()
  const isNarrow = useMedia(mobile)
  const desk = useDeskTabs(user.userid, useMayOpen(user))
  const { activeId } = desk
  const menu = useDeskMenu(user, activeId)
  const titleOf = useTabTitle(menu.trail)
  const active = desk.tabs.tabs.find(({ id }) => id === activeId)
  usePageTitle(active && titleOf(active))
  const hrefOf = (path: string) => desk.tabs.tabs.find(({ id }) => id === path)?.href ?? path
  const [isMenuOpen, setMenuOpen] = useState<boolean>()
  const [isArranging, setArranging] = useState<boolean>()
  // Of whatever holds the menu: the sidebar, its drawer or the header. The page's own theme may be dark as well.
  const menuTheme = settings.navTheme === 'dark' ? 'dark' : undefined
  const isTop = settings.layout === 'top' && !isNarrow
  return (
    <div
      className={styles.shell}
      data-layout={settings.layout}
      data-narrow={isNarrow || undefined}
      data-fixed-header={settings.fixedHeader || undefined}
      data-fixed-sidebar={settings.fixedSidebar || undefined}
      data-content={settings.contentWidth}
    >
      <a href="#content" className="skip-link">{t`跳到正文`}</a>
      <header className={styles.header} data-theme={isTop ? menuTheme : undefined}>
        <DeskHeader
          home={hrefOf(menu.home)}
          onMenu={isNarrow ? () => setMenuOpen(true) : undefined}
          menu={
            isTop && (
              <Contained of={menu.nodes}>
                <TopMenu nodes={menu.nodes} trail={menu.trail} hrefOf={hrefOf} />
              </Contained>
            )
          }
          tools={
            <>
              <Contained of={menu.nodes}>
                <PageSearch nodes={menu.nodes} hrefOf={hrefOf} />
              </Contained>
              <Authorized authority="desk.workplace">
                <Contained>
                  <WaitingBell />
                </Contained>
              </Authorized>
              <HelpButton />
              {/* A phone has no room for it; the account's menu has it, too. */}
              {!isNarrow && (
                <Tooltip label={t`界面设置`}>
                  <IconButton
                    size="sm"
                    label={t`界面设置`}
                    icon={<DeskIcon name="settings" />}
                    onClick={() => setArranging(true)}
                  />
                </Tooltip>
              )}
              <AccountMenu
                user={user}
                onSettings={() => setArranging(true)}
                onLock={onLock}
                onLogout={onLogout}
              />
            </>
          }
        />
      </header>
      {!isTop && !isNarrow && (
        <Contained of={menu.nodes}>
          <Sidebar nodes={menu.nodes} trail={menu.trail} hrefOf={hrefOf} settings={settings} />
        </Contained>
      )}
      {isNarrow && isMenuOpen !== undefined && (
        <Overlay onClose={() => setMenuOpen(undefined)}>
          <MenuDrawer
            isOpen={isMenuOpen}
            theme={menuTheme}
            onClose={() => setMenuOpen(false)}
            nodes={menu.nodes}
            trail={menu.trail}
            hrefOf={hrefOf}
          />
        </Overlay>
      )}
      <DeskPages desk={desk} titleOf={titleOf} hasTabs={settings.multiTab} />
      {isArranging !== undefined && (
        <Overlay onClose={() => setArranging(undefined)}>
          <SettingsDrawer isOpen={isArranging} onClose={() => setArranging(false)} />
        </Overlay>
      )}
    </div>
  )
}

/** What a tab is called: by its page, else as the menu calls it. */
function useTabTitle(trail: ReturnType<typeof useDeskMenu>['trail']) {
  const titleOf = useTitleOf()
  return ({ id, title }: DeskTab) => {
    const entry = trail.at(-1)
    return title ?? titleOf(id, entry?.path === id ? entry : undefined)
  }
}
