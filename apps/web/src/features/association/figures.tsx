import { useLingui } from '@lingui/react'
import type { AssociationProfile } from '@portal/api-contract'
import styles from './figures.module.css'

/** The association in figures, on a blueprint. */
export function Figures({ figures }: Pick<AssociationProfile, 'figures'>) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.figures} lang="zh-CN">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{i18n.number(value)}</span> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
