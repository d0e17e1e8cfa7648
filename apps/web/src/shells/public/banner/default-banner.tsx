import { BlueprintGrid, SkylineFooter } from '@portal/ui/artwork'
import styles from './banner.module.css'

/** The banner of our own: a skyline drawn on drafting paper. Decoration only. */
export function DefaultBanner() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <BlueprintGrid className={styles.grid} step={16} />
      <SkylineFooter className={styles.skyline} height="45%" />
    </div>
  )
}
