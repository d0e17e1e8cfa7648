import type { SiteItem } from '@portal/api-contract'
import { BlueprintGrid } from '@portal/ui/artwork'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './item-picture.module.css'

/** The picture of an item, decoration only; drafting paper where there is none or it fails. */
export const ItemPicture = ({ item }: { item: Pick<SiteItem, 'coverUrl'> }) => (
  <span className={styles.picture}>
    <Picture
      path={item.coverUrl}
      width={800}
      height={500}
      loading="lazy"
      decoding="async"
      fallback={<BlueprintGrid step={10} />}
    />
  </span>
)
