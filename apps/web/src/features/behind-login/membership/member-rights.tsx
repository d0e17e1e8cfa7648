import { Plural, useLingui } from '@lingui/react/macro'
import { SkeletonText, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listOf } from '../../../lib/content/list-of.ts'
import { benefitsQueryOptions, isOfLevel } from '../../../lib/membership/benefits.ts'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { useRole } from '../../../lib/session/session.ts'
import styles from './membership-panel.module.css'

/** How many of the benefits are named. */
const named = 3

/** The member's level and what it has in short, with the way to all of it. Only the way where that is not to be had. */
export function MemberRights() {
  const { t } = useLingui()
  const isPerson = useRole() === 'memberPersonal'
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { data, isPending } = useQuery(benefitsQueryOptions(isPerson ? 'PERSON' : 'UNIT'))
  const level = member?.memberLevel ?? null
  const benefits = listOf(data).filter((benefit) => isOfLevel(benefit, level))
  const names = benefits.slice(0, named).map(({ title }) => title)
  return (
    <dl className={styles.rights}>
      <dt>{t`会员等级`}</dt>
      <dd>{level === null ? t`尚未核定` : <MemberWord name={level} />}</dd>
      <dt>{t`会员权益`}</dt>
      <dd>
        {isPending && <SkeletonText lines={2} />}
        {benefits.length > 0 && (
          <p>
            <span lang="zh-CN">{names.join('、')}</span>
            <Plural value={benefits.length} one="（共 # 项）" other="（共 # 项）" />
          </p>
        )}
        <TextLink asChild>
          {isPerson ? (
            <Link to="/memberBenefits">{t`全部权益`}</Link>
          ) : (
            <Link to="/2408" search={{ view: 'benefits' }}>{t`全部权益`}</Link>
          )}
        </TextLink>
      </dd>
    </dl>
  )
}
