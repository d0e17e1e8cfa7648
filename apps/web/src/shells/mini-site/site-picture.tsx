import { Picture } from '../../lib/content/picture.tsx'
import type { CoverPicture } from './cover-pictures.ts'
import styles from './site-banner.module.css'

interface SitePictureProps {
  picture: CoverPicture
  isFirst: boolean
}

/** One picture of the banner, in its owner's words or as decoration. One that fails leaves the drawing beneath. */
export const SitePicture = ({ picture, isFirst }: SitePictureProps) => (
  <div className={styles.slide}>
    <Picture
      path={picture.url}
      alt={picture.alt ?? ''}
      width={1920}
      height={300}
      className={styles.picture}
      fetchPriority={isFirst ? 'high' : 'low'}
      loading={isFirst ? 'eager' : 'lazy'}
      fallback={null}
    />
  </div>
)
