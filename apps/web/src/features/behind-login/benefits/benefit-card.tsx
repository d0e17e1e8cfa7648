import { useLingui } from '@lingui/react/macro'
import type { MemberBenefit } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import styles from './benefits.module.css'

/** One benefit: what it is, how it is used, and the way there. */
export function BenefitCard({ benefit }: { benefit: MemberBenefit }) {
  const { t } = useLingui()
  const { category, title, summary, content, howTo, link } = benefit
  return (
    <li className={styles.card}>
      <h2 lang="zh-CN" className={styles.title}>
        <span className={styles.category}>{category}</span>
        {title}
      </h2>
      <p lang="zh-CN" className={styles.summary}>
        {summary}
      </p>
      <p lang="zh-CN">{content}</p>
      <p className={styles.how}>
        <span className={styles.term}>{t`使用方法`}</span>
        <span lang="zh-CN">{howTo}</span>
      </p>
      {link !== null && (
        <StoredLink href={link} className={styles.use} aria-label={t`去使用：${title}`}>
          {t`去使用`}
          <Icon name="arrowRight" size="1em" />
        </StoredLink>
      )}
    </li>
  )
}
