import type { AssociationProfile } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import styles from './figures.module.css'

/** The association in figures, on a blueprint. */
export function Figures({ figures }: Pick<AssociationProfile, 'figures'>) {
  return (
    <dl className={styles.figures} lang="zh-CN">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{formatNumber(value)}</span> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const figuresToCome = ['a', 'b', 'c', 'd']

export const FiguresSkeleton = () => (
  <dl className={styles.figures} inert>
    {figuresToCome.map((figure) => (
      <div key={figure} className={styles.figure}>
        <dt>
          <Skeleton width="4em" height="1lh" />
        </dt>
        <dd>
          <div className={styles.value}>
            <Skeleton width="2em" height="1lh" />
          </div>
        </dd>
      </div>
    ))}
  </dl>
)
