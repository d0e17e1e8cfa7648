import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { Logo } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteInfo } from '../../lib/page/site-info.ts'
import { LanguageMenu } from '../settings/language-menu.tsx'
import { ThemeToggle } from '../settings/theme-toggle.tsx'
import styles from './frame-header.module.css'

interface FrameHeaderProps {
  /** What this part of the platform is called. */
  title: string
  /** Links and buttons before language and theme. */
  children: ReactNode
}

/** Around a link or button of the header: its picture alone where there is little room. */
export const brief = styles.brief

/** The header of the shells beside the public one: emblem, platform title, tools. */
export function FrameHeader({ title, children }: FrameHeaderProps) {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={styles.brand}>
          <Logo size={48} tone="color" className={styles.logo} />
          <span className={styles.names}>
            <span lang="zh-CN" className={styles.name}>
              {siteInfo.name}
            </span>
            <span className={styles.platform}>{title}</span>
            <VisuallyHidden>{t`回到首页`}</VisuallyHidden>
          </span>
        </Link>
        <div className={styles.tools}>
          {children}
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
