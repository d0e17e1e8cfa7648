import { useLingui } from '@lingui/react/macro'
import { Icon, Logo } from '@portal/ui/artwork'
import { IconButton } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../../settings/language-menu.tsx'
import styles from './desk-header.module.css'
import { FullScreenButton } from './full-screen-button.tsx'

interface DeskHeaderProps {
  home: string
  /** Where the sidebar is a drawer: what opens it. */
  onMenu?: (() => void) | undefined
  /** The menu, where it stands in the header. */
  menu?: ReactNode
  tools: ReactNode
}

/** The desk's header, 48 px high (specification §9). */
export function DeskHeader({ home, onMenu, menu, tools }: DeskHeaderProps) {
  const { t } = useLingui()
  return (
    <>
      {onMenu && <IconButton size="sm" label={t`打开菜单`} icon={<Icon name="menu" />} onClick={onMenu} />}
      <Link to={home as '/dashboard'} className={styles.brand} activeProps={{}}>
        <Logo size={24} />
        <span className={styles.platform}>{t`协会工作台`}</span>
      </Link>
      {menu || <span className={styles.space} />}
      <div className={styles.tools}>
        {tools}
        {/* Where the menu is a drawer there is no room for it, and phones show pages on the whole screen anyway. */}
        {!onMenu && <FullScreenButton />}
        <LanguageMenu />
      </div>
    </>
  )
}
