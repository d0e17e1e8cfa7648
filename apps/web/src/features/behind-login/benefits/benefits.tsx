import { useLingui } from '@lingui/react/macro'
import type { BenefitUse, MemberBenefit } from '@portal/api-contract'
import { Button, EmptyState, Heading, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { benefitsQueryOptions, isOfLevel } from '../../../lib/membership/benefits.ts'
import { personLinks } from '../../../lib/membership/member-links.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { Each } from '../../../lib/states/each.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { BenefitCard } from './benefit-card.tsx'
import styles from './benefits.module.css'
import { LevelTable } from './level-table.tsx'
import { benefitUsesQueryOptions } from './queries.ts'

/** What membership gives a person: what the own level has and what of it was used, and what higher levels have. */
export function Benefits() {
  const { t } = useLingui()
  const query = useQuery(benefitsQueryOptions('PERSON'))
  const title = t`会员权益`
  usePageTitle(title)
  return (
    <MemberPage title={title} lead={t`会籍有效期间均可使用；会籍到期后，缴清会费即恢复。`}>
      {query.data && (
        <ContainedPart>
          <Levels benefits={query.data} />
        </ContainedPart>
      )}
      {!query.data && query.error && <LoadError query={query} title={t`会员权益没有加载成功`} />}
      {!query.data && !query.error && <CardsSkeleton />}
    </MemberPage>
  )
}

function Levels({ benefits }: { benefits: MemberBenefit[] }) {
  const { t, i18n } = useLingui()
  const member = useQuery(currentMemberQueryOptions)
  const uses = useQuery(benefitUsesQueryOptions)
  if (benefits.length === 0)
    return <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有公布会员权益`} />
  const level = member.data?.memberLevel ?? null
  const own = benefits.filter((benefit) => isOfLevel(benefit, level))
  const higher = benefits.filter((benefit) => !isOfLevel(benefit, level))
  const ownTitle = level === null ? t`入会后可用的权益` : t`我的权益（${memberWord(i18n, level)}）`
  return (
    <>
      {uses.error && <LoadFailure query={uses} title={t`没有取得使用情况`} />}
      <Part title={ownTitle} benefits={own} uses={level === null ? [] : uses.data} isOwn />
      {higher.length > 0 && (
        <Part title={t`更高级别的权益`} benefits={higher} isOwn={false}>
          {level !== null && (
            <Button asChild variant="outline" size="sm">
              <Link {...personLinks.begin('UPGRADE')}>{t`申请晋级`}</Link>
            </Button>
          )}
        </Part>
      )}
      <LevelTable benefits={benefits} level={level} />
    </>
  )
}

interface PartProps {
  title: string
  benefits: MemberBenefit[]
  uses?: BenefitUse[]
  isOwn: boolean
  children?: ReactNode
}

function Part({ title, benefits, uses, isOwn, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading as="h2" size="xl" id={id}>
          {title}
        </Heading>
        {children}
      </div>
      <ul className={styles.cards}>
        <Each items={benefits}>
          {(benefit) => (
            <BenefitCard
              benefit={benefit}
              use={uses?.find(({ benefitId }) => benefitId === benefit.id)}
              isOwn={isOwn}
            />
          )}
        </Each>
      </ul>
    </section>
  )
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    {['one', 'two', 'three', 'four'].map((place) => (
      <Skeleton key={place} height="13rem" />
    ))}
  </div>
)
