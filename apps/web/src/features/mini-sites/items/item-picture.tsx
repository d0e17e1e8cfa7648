import type { SiteItem } from '@portal/api-contract'
import { BlueprintGrid } from '@portal/ui/artwork'
import { useState } from 'react'
import { assetUrl } from '../../../lib/http.ts'
import styles from './item-picture.module.css'

/** The picture of an item, decoration only; drafting paper where there is none or it fails. */
export function ItemPicture({ item }: { item: Pick<SiteItem, 'coverUrl'> }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={styles.picture}>
      {item.coverUrl && !hasFailed ? (
        <img
          src={assetUrl(item.coverUrl)}
          alt=""
          width={800}
          height={500}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <BlueprintGrid step={10} />
      )}
    </span>
  )
}
