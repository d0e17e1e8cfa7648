import { Skeleton } from '@portal/ui'
import type { CSSProperties } from 'react'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import heading from '../../../lib/page/page-heading.module.css'
import shelf from '../year-shelf.module.css'
import { ShelfSkeleton } from '../year-shelf.tsx'
import contents from './contents.module.css'
import styles from './reader.module.css'
import page from './reader-page.module.css'
import toolbar from './toolbar.module.css'

/** The reader with a cover to come, and the shelf below it. */
export function ReaderSkeleton() {
  const isWide = useMedia(wide)
  return (
    <div className={page.loading} aria-hidden="true">
      <div className={heading.title}>
        <div className={page.toCome}>
          <Skeleton width="8em" height="1lh" />
          <Skeleton width="7em" height="1lh" />
        </div>
      </div>
      <div className={styles.reader}>
        <ToolbarToCome />
        <div className={styles.body}>
          {isWide && <ContentsToCome />}
          <div className={styles.stage}>
            <div className={styles.spread} style={cover}>
              <div className={styles.page}>
                <Skeleton height="100%" />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={shelf.below}>
        <h2>
          <Skeleton width="7em" height="1lh" />
        </h2>
        <ShelfSkeleton />
      </div>
    </div>
  )
}

const cover = { '--zoom': 1, '--pages': 1 } as CSSProperties

const ToolbarToCome = () => (
  <div className={toolbar.bar}>
    <ToolToCome />
    <span className={toolbar.group}>
      <ToolToCome />
      <Skeleton width="6rem" height="2.25rem" />
      <ToolToCome />
    </span>
    <span className={toolbar.group}>
      <ToolToCome />
      <div className={toolbar.percent} />
      <ToolToCome />
    </span>
    <ToolToCome />
    <ToolToCome />
  </div>
)

const ToolToCome = () => (
  <div className={toolbar.tool}>
    <Skeleton width="1.25rem" height="1.25rem" />
  </div>
)

const entriesToCome = [1, 2, 3, 4]

const ContentsToCome = () => (
  <nav className={contents.contents}>
    <p className={contents.head}>
      <Skeleton width="2em" height="1lh" />
    </p>
    <div className={contents.list}>
      {entriesToCome.map((entry) => (
        <div key={entry} className={contents.entry}>
          <div className={contents.title}>
            <Skeleton height="1lh" />
          </div>
          <div className={contents.page} />
          <div className={contents.author}>
            <Skeleton width="4em" height="1lh" />
          </div>
        </div>
      ))}
    </div>
  </nav>
)
