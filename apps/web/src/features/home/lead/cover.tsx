import { Picture } from '../../../lib/content/picture.tsx'
import styles from './lead.module.css'

interface CoverProps {
  /** Address as the backend stores it; absent while the story is on its way. */
  path: string | null | undefined
  /** Seen before anything of the page is scrolled. */
  isFirst?: boolean
}

/** A story's picture. Its place stands before it arrives, and stays drawn where it does not. */
export const Cover = ({ path, isFirst = false }: CoverProps) => (
  <span className={styles.cover}>
    <Picture
      path={path}
      width={800}
      height={500}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      fallback={null}
    />
  </span>
)
