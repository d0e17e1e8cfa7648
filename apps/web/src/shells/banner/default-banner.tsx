import { BlueprintGrid } from '@portal/ui/artwork'
import { lazy, Suspense } from 'react'
import styles from './banner.module.css'

// It is seen only where no picture loads, so nothing waits until it is fetched.
const Skyline = lazy(async () => ({ default: (await import('@portal/ui/skyline')).SkylineFooter }))

/** The banner of our own: a skyline drawn on drafting paper. Decoration only. */
export function DefaultBanner() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <BlueprintGrid className={styles.grid} step={16} />
      <Suspense>
        <Skyline className={styles.skyline} height="45%" />
      </Suspense>
    </div>
  )
}
