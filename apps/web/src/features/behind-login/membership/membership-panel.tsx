import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CurrentMember } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { DimensionLine } from '@portal/ui/artwork'
import { Badge, Button, Panel, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { rawWord } from '../../../lib/content/words/stored-words.ts'
import { daysLeft, renewalDays } from '../../../lib/dates/days-left.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { membershipState } from '../../../lib/membership/membership.ts'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import styles from './membership-panel.module.css'

// Who has joined needs nothing of it.
const JoinProgress = lazyPart(async () => ({ default: (await import('./join-progress.tsx')).JoinProgress }))

interface MembershipPanelProps {
  /** What to say of who has not joined. */
  joining?: ReactNode
  /** What to say to who has joined of the level and what it has. */
  rights?: ReactNode
}

/** Where the membership stands, in plain words, and what comes next. */
export function MembershipPanel({ joining = <JoinProgress />, rights }: MembershipPanelProps) {
  const { t, i18n } = useLingui()
  const query = useQuery(currentMemberQueryOptions)
  const { data: member, error } = query
  const state = member && membershipState(member.membershipStatus)
  return (
    <Panel
      title={t`会籍`}
      action={
        state && (
          <Badge tone={state.tone} dot>
            {i18n._(state.label)}
          </Badge>
        )
      }
    >
      {error && <LoadFailure query={query} title={t`会籍没有加载成功`} />}
      {member && <Membership member={member} joining={joining} rights={rights} />}
      {!member && !error && <SkeletonText lines={4} />}
    </Panel>
  )
}

function Membership({ member, joining, rights }: MembershipPanelProps & { member: CurrentMember }) {
  const { membershipStatus: status, validTo } = member
  if (status !== 'APPLYING') return <Standing status={status} validTo={validTo} rights={rights} />
  return <Suspense fallback={<SkeletonText lines={3} />}>{joining}</Suspense>
}

interface StandingProps {
  status: Exclude<CurrentMember['membershipStatus'], 'APPLYING'>
  validTo: string | null
}

/** How it is with somebody who has joined. */
function Standing({ status, validTo, rights }: StandingProps & Pick<MembershipPanelProps, 'rights'>) {
  const { t } = useLingui()
  const words = useWords({ status, validTo })
  const isValid = validTo !== null && daysLeft(validTo) >= 0
  return (
    <div className={styles.membership}>
      {isValid && <Validity validTo={validTo} />}
      <p className={styles.state}>{words.state}</p>
      <p className={styles.next}>{words.next}</p>
      {rights}
      {isValid && (
        <Authorized authority="applies.read">
          <p>
            <Button asChild variant="outline" size="sm">
              <Link to="/unitPrintView">{t`查看会员证书`}</Link>
            </Button>
          </p>
        </Authorized>
      )}
    </div>
  )
}

interface StandingWords {
  state: ReactNode
  next: string
}

function useWords({ status, validTo }: StandingProps): StandingWords {
  const { t, i18n } = useLingui()
  const { data: summary } = useQuery({ ...memberSummaryQueryOptions, enabled: status === 'EXPIRED' })
  const date = validTo ? formatDate(validTo) : '—'
  const dateTime = validTo ?? undefined
  const isEnding = validTo !== null && daysLeft(validTo) <= renewalDays
  const words: Record<StandingProps['status'], StandingWords> = {
    ACTIVE: {
      state: (
        <Trans>
          会籍有效，至 <time dateTime={dateTime}>{date}</time> 止。
        </Trans>
      ),
      next: isEnding
        ? t`各年度会费均已缴清。现在可以办理续会，缴纳下一年度会费后会籍直接顺延。`
        : t`各年度会费均已缴清，可正常享受会员服务。到期前 60 天起可以办理续会。`,
    },
    ARREARS: {
      state: (
        <Trans>
          会籍在 <time dateTime={dateTime}>{date}</time> 前有效，但仍有会费未缴。
        </Trans>
      ),
      next: t`请尽快缴清欠缴年度，以免影响会员权益和下一年度的会籍。`,
    },
    EXPIRED: {
      state: (
        <Trans>
          会籍已于 <time dateTime={dateTime}>{date}</time> 到期。
        </Trans>
      ),
      // Where no fee is there to be paid, a renewal brings one.
      next:
        summary && summary.fees.unpaidCount + summary.fees.payableFeeIds.length === 0
          ? t`续会申请通过并缴纳会费后，会籍恢复有效。`
          : t`缴纳本年度会费后会籍随即恢复，无需重新申请。`,
    },
  }
  return words[status] ?? { state: i18n._(rawWord(status)), next: '' }
}

/** The time that is left, drawn as a measured length from today to the end. */
function Validity({ validTo }: { validTo: string }) {
  const { t } = useLingui()
  const days = daysLeft(validTo)
  return (
    <div className={styles.validity}>
      <p className={styles.days}>
        <Plural value={days} one="还有 # 天" other="还有 # 天" />
      </p>
      <DimensionLine className={styles.line} />
      <p className={styles.ends}>
        <span>{t`今天`}</span>
        <time dateTime={validTo}>{formatDate(validTo)}</time>
      </p>
    </div>
  )
}
