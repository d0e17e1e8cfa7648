import { useState } from 'react'
import { assetUrl } from '../../lib/http.ts'
import type { CoverPicture } from './cover-pictures.ts'
import styles from './site-banner.module.css'

interface SitePictureProps {
  picture: CoverPicture
  isFirst: boolean
}

/** One picture of the banner, decoration only. One that fails leaves the drawing beneath. */
export function SitePicture({ picture, isFirst }: SitePictureProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={styles.slide}>
      {!hasFailed && (
        <img
          src={assetUrl(picture.url)}
          alt=""
          width={1920}
          height={300}
          className={styles.picture}
          fetchPriority={isFirst ? 'high' : 'low'}
          loading={isFirst ? 'eager' : 'lazy'}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
