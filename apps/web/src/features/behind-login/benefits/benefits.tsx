import { useLingui } from '@lingui/react/macro'
import type { MemberBenefit } from '@portal/api-contract'
import { Card, EmptyState, Heading, Skeleton, Text } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { Each } from '../../../lib/states/each.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { BenefitCard } from './benefit-card.tsx'
import styles from './benefits.module.css'
import { benefitsQueryOptions } from './queries.ts'

/** What membership gives a person: each with how it is used. */
export function Benefits() {
  const { t } = useLingui()
  const query = useQuery(benefitsQueryOptions)
  const title = t`会员权益`
  usePageTitle(title)
  return (
    <Card.Root className={styles.page}>
      <header className={styles.head}>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{t`会籍有效期间均可使用；会籍到期后，缴清会费即恢复。`}</Text>
      </header>
      {query.data && <Cards benefits={query.data} />}
      {!query.data && query.error && <LoadError query={query} title={t`会员权益没有加载成功`} />}
      {!query.data && !query.error && <CardsSkeleton />}
    </Card.Root>
  )
}

function Cards({ benefits }: { benefits: MemberBenefit[] }) {
  const { t } = useLingui()
  if (benefits.length === 0) {
    return <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有公布会员权益`} />
  }
  return (
    <ul className={styles.cards}>
      <Each items={benefits}>{(benefit) => <BenefitCard benefit={benefit} />}</Each>
    </ul>
  )
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    {['one', 'two', 'three', 'four'].map((place) => (
      <Skeleton key={place} height="13rem" />
    ))}
  </div>
)
