import { useLingui } from '@lingui/react/macro'
import type { MemberBenefit } from '@portal/api-contract'
import { Skeleton, SkeletonText, Tag } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { benefitsQueryOptions } from '../queries.ts'
import styles from './benefit-list.module.css'

/** What membership gives, by its kinds, and how each is made use of. */
export function BenefitList() {
  const { t } = useLingui()
  const query = useQuery(benefitsQueryOptions)
  return (
    <Page title={t`会员权益`} lead={t`入会之后可以用到的服务，以及每一项怎么用。`}>
      {query.data && <Categories benefits={query.data} />}
      {!query.data && query.error && <LoadError title={t`会员权益没有加载成功`} query={query} />}
      {query.isPending && <CategoriesSkeleton />}
    </Page>
  )
}

function Categories({ benefits }: { benefits: MemberBenefit[] }) {
  const categories = [...new Set(benefits.map(({ category }) => category))]
  return (
    <Each items={categories}>
      {(category) => (
        <section className={styles.category}>
          <h2 lang="zh-CN" className={styles.name}>
            {category}
          </h2>
          <ul className={styles.list}>
            <Each items={benefits.filter((benefit) => benefit.category === category)}>
              {(benefit) => <Benefit benefit={benefit} />}
            </Each>
          </ul>
        </section>
      )}
    </Each>
  )
}

/** How many benefits each may have. */
const categoriesToCome = { a: 2, b: 2, c: 1, d: 2, e: 1, f: 2 }

const CategoriesSkeleton = () =>
  Object.entries(categoriesToCome).map(([category, count]) => (
    <div key={category} className={styles.category} aria-hidden="true">
      <p className={styles.name}>
        <Skeleton width="4em" height="1lh" />
      </p>
      <div className={styles.list}>
        <BenefitSkeleton />
        {count > 1 && <BenefitSkeleton />}
      </div>
    </div>
  ))

const BenefitSkeleton = () => (
  <div className={styles.benefit}>
    <p className={styles.title}>
      <Skeleton width="12em" height="1lh" />
    </p>
    <SkeletonText lines={3} />
    <p className={styles.how}>
      <Skeleton width="16em" height="1lh" />
    </p>
  </div>
)

function Benefit({ benefit }: { benefit: MemberBenefit }) {
  const { t } = useLingui()
  const audiences = { UNIT: t`单位会员`, PERSON: t`个人会员`, ALL: t`全体会员` }
  return (
    <li className={styles.benefit}>
      <h3 className={styles.title}>
        <span lang="zh-CN">{benefit.title}</span> <Tag>{audiences[benefit.audience] ?? benefit.audience}</Tag>
      </h3>
      <p lang="zh-CN">{benefit.content}</p>
      <p className={styles.how}>
        <span className={styles.label}>{t`怎么用`}</span>{' '}
        {benefit.link ? (
          <StoredLink href={benefit.link} lang="zh-CN" className={styles.link}>
            {benefit.howTo}
          </StoredLink>
        ) : (
          <span lang="zh-CN">{benefit.howTo}</span>
        )}
      </p>
    </li>
  )
}
