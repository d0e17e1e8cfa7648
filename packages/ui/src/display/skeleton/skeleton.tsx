import { classNames } from '../../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths, or `ratio` (width / height) in place of the height. */
  width?: string
  height?: string
  ratio?: number
}

/** A grey block with the measures of what will stand there; hidden from screen readers. */
export const Skeleton = ({ width = '100%', height, ratio }: SkeletonProps) => (
  <span
    className={styles.block}
    style={{ width, height, aspectRatio: ratio }}
    aria-hidden="true"
    data-skeleton
  />
)

/** Lines of text to come, in the font size of the place. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={styles.lines} aria-hidden="true" data-skeleton>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      <span key={index} className={classNames(styles.block, styles.line)} />
    ))}
  </span>
)
