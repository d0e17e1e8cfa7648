import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Footer } from '../footer/footer.tsx'
import styles from './frame.module.css'

interface FrameProps {
  /** Everything above the page itself. */
  head: ReactNode
  /** Between the page and the footer. */
  foot?: ReactNode
  children: ReactNode
}

/** The bones of the shells beside the public one: skip link, head, page, footer. */
export function Frame({ head, foot, children }: FrameProps) {
  const { t } = useLingui()
  const main = useRef<HTMLElement>(null)
  const isFirst = useLocation({ select: ({ state }) => !state.__TSR_index })
  // Whoever comes from another frame has lost what had the focus with it; the tab's first page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the frame itself is new
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
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
