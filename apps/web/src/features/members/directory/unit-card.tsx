import { useLingui } from '@lingui/react/macro'
import type { Company } from '@portal/api-contract'
import { Skeleton, Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import styles from './unit-card.module.css'

/** A unit member: who it is, where, of which standing; the name leads to its mini-site where it has one. */
export function UnitCard({ unit }: { unit: Company }) {
  const { i18n, t } = useLingui()
  return (
    <li className={styles.card}>
      {unit.logoUrl && (
        <Picture path={unit.logoUrl} width={56} height={56} loading="lazy" className={styles.logo} />
      )}
      <div className={styles.head}>
        <h2 className={styles.name} lang="zh-CN">
          {unit.domainId ? (
            <StoredLink href={`/subsite/${unit.domainId}`} className={styles.link}>
              {unit.companyName}
              <Icon name="arrowRight" size="1em" />
            </StoredLink>
          ) : (
            unit.companyName
          )}
        </h2>
        <p className={styles.tags}>
          {unit.memberLevel && <Tag tone="info">{memberWord(i18n, unit.memberLevel)}</Tag>}
          {unit.creditRating && (
            <Tag tone="honour">
              {t`信用 ${unit.creditRating}`}
              {unit.creditYear && ` · ${unit.creditYear}`}
            </Tag>
          )}
          {unit.isExpired && <Tag tone="warning">{t`会籍已到期`}</Tag>}
        </p>
      </div>
      <UnitFacts unit={unit} />
    </li>
  )
}

function UnitFacts({ unit }: { unit: Company }) {
  const { i18n, t } = useLingui()
  const facts = [
    { term: t`地区`, detail: <span lang="zh-CN">{`${unit.city} ${unit.district}`}</span> },
    { term: t`类型`, detail: memberWord(i18n, unit.companyType) },
    { term: t`一级造价师`, detail: unit.level1Count },
    { term: t`会员编号`, detail: unit.memberNo },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

const factsToCome = ['5.5em', '9em', '6em', '7em']

export const UnitCardSkeleton = () => (
  <li className={styles.card}>
    <span className={styles.logo} />
    <div className={styles.head}>
      <div className={styles.name}>
        <Skeleton width="min(14em, 100%)" height="1lh" />
      </div>
      <div className={styles.tags}>
        <Skeleton width="9em" height="1.625rem" />
      </div>
    </div>
    <div className={styles.facts}>
      {factsToCome.map((width) => (
        <Skeleton key={width} width={width} height="1lh" />
      ))}
    </div>
  </li>
)
