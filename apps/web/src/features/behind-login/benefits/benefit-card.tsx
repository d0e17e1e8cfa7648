import { useLingui } from '@lingui/react/macro'
import type { MemberBenefit, BenefitUse as Use } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Badge } from '@portal/ui/chakra'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { lowestLevel } from '../../../lib/membership/benefits.ts'
import { personLevels } from '../../../lib/membership/member-kinds.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import { BenefitUse } from './benefit-use.tsx'
import styles from './benefits.module.css'

interface BenefitCardProps {
  benefit: MemberBenefit
  /** What the member has made of it, where that is counted. */
  use?: Use
  /** Whether the member's level has it. */
  isOwn: boolean
}

/** One benefit: what it is, how it is used, how often it was, and the way there. */
export function BenefitCard({ benefit, use, isOwn }: BenefitCardProps) {
  const { t } = useLingui()
  const { category, title, summary, content, howTo, link } = benefit
  return (
    <li className={styles.card} data-own={isOwn || undefined}>
      <h3 lang="zh-CN" className={styles.title}>
        <span className={styles.category}>{category}</span>
        {title}
      </h3>
      {!isOwn && <FromLevel benefit={benefit} />}
      <p lang="zh-CN" className={styles.summary}>
        {summary}
      </p>
      <p lang="zh-CN">{content}</p>
      <p className={styles.how}>
        <span className={styles.term}>{t`使用方法`}</span>
        <span lang="zh-CN">{howTo}</span>
      </p>
      <div className={styles.foot}>
        {isOwn && use && <BenefitUse use={use} />}
        {isOwn && link !== null && (
          <StoredLink href={link} className={styles.use} aria-label={t`去使用：${title}`}>
            {t`去使用`}
            <Icon name="arrowRight" size="1em" />
          </StoredLink>
        )}
      </div>
    </li>
  )
}

function FromLevel({ benefit }: { benefit: MemberBenefit }) {
  const { t, i18n } = useLingui()
  const level = lowestLevel(benefit)
  if (level === undefined) return null
  const word = memberWord(i18n, level)
  return (
    <p>
      <Badge tone="honour">{level === personLevels.at(-1) ? word : t`${word}及以上`}</Badge>
    </p>
  )
}
