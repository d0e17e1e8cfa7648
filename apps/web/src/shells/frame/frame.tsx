import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useFocusOnArrival, useFollowFocus } from '../../lib/page/follow-focus.ts'
import { Footer } from '../footer/footer.tsx'
import styles from './frame.module.css'

interface FrameProps {
  /** Everything above the page itself. */
  head: ReactNode
  /** Between the page and the footer. */
  foot?: ReactNode
  children: ReactNode
}

/** What the shells other than the public one share: skip link, head, page, footer. */
export function Frame({ head, foot, children }: FrameProps) {
  const { t } = useLingui()
  const main = useRef<HTMLElement>(null)
  useFollowFocus(main, useLocation({ select: ({ pathname }) => pathname }))
  useFocusOnArrival(main)
  return (
    <div className={styles.page}>
      <a href="#content" className="skip-link">{t`跳到正文`}</a>
      <div className={styles.head}>{head}</div>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <div className="container">{children}</div>
      </main>
      {foot}
      <Footer />
    </div>
  )
}
