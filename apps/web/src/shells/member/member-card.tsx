import { useLingui } from '@lingui/react/macro'
import type { CurrentMember } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Avatar, Badge, Skeleton } from '@portal/ui/chakra'
import { assetUrl } from '../../lib/api/http.ts'
import { maskedPhone } from '../../lib/membership/masked-phone.ts'
import { MemberWord } from '../../lib/membership/member-words.tsx'
import { membershipState } from '../../lib/membership/membership.ts'
import styles from './member-card.module.css'

interface MemberCardProps {
  /** Undefined while it loads; the card keeps its height. */
  member: CurrentMember | undefined
  /** Leaves out the facts where there is little room: below the first page something else matters more. */
  isBrief: boolean
  /** A unit's name is long: while it loads, a phone keeps room for two lines of it. */
  isUnit: boolean
}

/** Who is logged in, and where the membership stands. */
export function MemberCard({ member, isBrief, isUnit }: MemberCardProps) {
  const { t, i18n } = useLingui()
  const look = [styles.card, isBrief && styles.brief].filter(Boolean).join(' ')
  if (!member) return <MemberCardSkeleton className={look} isUnit={isUnit} />
  const { name, phone, memberLevel, memberNo, validTo, membershipStatus } = member
  const state = membershipState(membershipStatus)
  const facts = [
    { id: 'level', term: t`会员等级`, detail: memberLevel ? <MemberWord name={memberLevel} /> : t`尚未核定` },
    {
      id: 'number',
      term: t`会员编号`,
      detail: memberNo ? <data value={memberNo}>{memberNo}</data> : t`批准后生成`,
    },
    {
      id: 'valid',
      term: t`有效期至`,
      detail: validTo ? <time dateTime={validTo}>{formatDate(validTo)}</time> : '—',
    },
    { id: 'phone', term: t`手机号码`, detail: maskedPhone(phone) || '—' },
  ]
  return (
    <section className={look} aria-label={t`会员信息`}>
      <span className={styles.avatar}>
        <Avatar name={name} src={assetUrl(member.avatar)} size="xl" />
      </span>
      <div className={styles.who}>
        <p className={styles.name} lang="zh-CN">
          {name}
        </p>
        <Badge tone={state.tone} dot>
          {i18n._(state.label)}
        </Badge>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, term, detail }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MemberCardSkeleton = ({ className, isUnit }: { className: string; isUnit: boolean }) => (
  <div className={className}>
    <span className={styles.avatar} />
    <div className={styles.who}>
      <span className={styles.awaitedName} data-long={isUnit || undefined}>
        <Skeleton width="11rem" height="100%" />
      </span>
      <Skeleton width="5rem" height="1.5rem" />
    </div>
    <div className={styles.facts}>
      {['level', 'number', 'valid', 'phone'].map((id) => (
        <Skeleton key={id} width="8rem" height="3rem" />
      ))}
    </div>
  </div>
)
