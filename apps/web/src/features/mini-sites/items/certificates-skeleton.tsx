import { classNames, Skeleton } from '@portal/ui'
import styles from './certificate-wall.module.css'

/** In a row of the home, on a wall, or with their words beside them: each as a panel of its own, or bare on a shelf. */
export type Layout = 'row' | 'wall' | 'list' | 'shelf'

/** Four stand in one line on a wide wall, rather than one alone below three. */
export const listClass = (layout: Layout, count: number) =>
  classNames(styles[layout], layout === 'wall' && count === 4 && styles.four)

/** As many certificates to come. */
export const CertificatesSkeleton = ({ layout, count = 2 }: { layout: Layout; count?: number }) => (
  <ul className={listClass(layout, count)} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
      <li key={index} className={styles.item}>
        <Skeleton ratio={800 / 560} />
        <div className={styles.words}>
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="6rem" height="1.25rem" />
        </div>
      </li>
    ))}
  </ul>
)
