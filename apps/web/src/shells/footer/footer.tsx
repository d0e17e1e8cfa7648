import { ErrorBoundary } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { loadAgain } from '../../lib/browser/load-again.ts'
import styles from './footer-space.module.css'

const FooterContent = lazy(loadAgain(() => import('./footer-content.tsx')))

/** The footer, fetched beside what stands above it; its space is kept, so that nothing jumps. No page is lost for one that does not load. */
export function Footer() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className={styles.space} />}>
        <FooterContent />
      </Suspense>
    </ErrorBoundary>
  )
}
