import { lazy, Suspense } from 'react'
import styles from './footer-space.module.css'

const FooterContent = lazy(() => import('./footer-content.tsx'))

/** The footer, fetched beside what stands above it; its space is kept, so that nothing jumps. */
export function Footer() {
  return (
    <Suspense fallback={<div className={styles.space} />}>
      <FooterContent />
    </Suspense>
  )
}
