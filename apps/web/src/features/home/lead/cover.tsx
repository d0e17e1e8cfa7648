import { useState } from 'react'
import { assetUrl } from '../../../lib/http.ts'
import styles from './lead.module.css'

interface CoverProps {
  /** Address as the backend stores it; absent while the story is on its way. */
  path: string | null | undefined
  /** Seen before anything of the page is scrolled. */
  isFirst?: boolean
}

/** A story's picture. Its place stands before it arrives, and stays drawn where it does not. */
export function Cover({ path, isFirst = false }: CoverProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={styles.cover}>
      {path && !hasFailed && (
        <img
          src={assetUrl(path)}
          alt=""
          width={800}
          height={500}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
