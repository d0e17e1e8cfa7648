import { useLingui } from '@lingui/react/macro'
import type { PermissionName } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Card, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import styles from './member-home.module.css'
import { type NextStep, nextStep, type StepTarget } from './next-step.ts'

/** What to do next, as the first thing on a home. @param children the way of the application, below it */
export function NextStepPanel({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const query = useQuery(memberSummaryQueryOptions)
  const { data, error } = query
  return (
    <Card.Root className={styles.next}>
      {data && <Step step={nextStep(data)} reason={data.application?.returnReason ?? null} />}
      {data && children}
      {!data && error && (
        <div className={styles.failure}>
          <LoadFailure query={query} title={t`您的情况没有加载成功`} />
        </div>
      )}
      {!data && !error && <StepSkeleton />}
    </Card.Root>
  )
}

function Step({
  step: { tone, icon, title, text, action },
  reason,
}: {
  step: NextStep
  reason: string | null
}) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <section className={styles.step} data-tone={tone} aria-labelledby={id}>
      <span className={styles.picture} aria-hidden="true">
        <Icon name={icon} size="1.75rem" />
      </span>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {i18n._(title)}
        </h2>
        <p className={styles.text}>{i18n._(text)}</p>
        {reason && (
          <p className={styles.reason}>
            <span className={styles.term}>{t`协会的意见`}</span>
            <span lang="zh-CN">{reason}</span>
          </p>
        )}
      </div>
      {action && <StepLink target={action.target}>{i18n._(action.label)}</StepLink>}
    </section>
  )
}

function linkTo(target: StepTarget, links: ReturnType<typeof useMemberLinks>): LinkProps {
  if (target.page === 'begin') return links.begin(target.kind, target.from)
  if (target.page === 'apply') return links.apply(target.id)
  if (target.page === 'pay') return links.pay(target.feeIds)
  return target.page === 'particulars' ? links.particulars : { to: '/educationIndex' }
}

/** What a step asks of the account; to look at it needs nothing more. */
const needed: Partial<Record<StepTarget['page'], PermissionName>> = {
  begin: 'applies.write',
  pay: 'fees.pay',
}

function StepLink({ target, children }: { target: StepTarget; children: string }) {
  const links = useMemberLinks()
  const link = linkTo(target, links)
  const button = (
    <Button asChild size="lg" className={styles.action}>
      <Link {...link}>
        {children}
        <Icon name="arrowRight" size="1em" />
      </Link>
    </Button>
  )
  return <Authorized authority={needed[target.page]}>{button}</Authorized>
}

const StepSkeleton = () => (
  <div className={styles.step}>
    <Skeleton width="3.5rem" height="3.5rem" />
    <div className={styles.words}>
      <Skeleton width="min(16rem, 100%)" height="2rem" />
      <Skeleton width="min(26rem, 100%)" height="1.5rem" />
    </div>
  </div>
)
