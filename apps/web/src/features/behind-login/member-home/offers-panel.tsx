import { useLingui } from '@lingui/react/macro'
import { MoreLink, Panel, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { benefitsQueryOptions, isOfLevel } from '../../../lib/membership/benefits.ts'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { useRole } from '../../../lib/session/session.ts'
import { Each } from '../../../lib/states/each.tsx'
import styles from './member-home.module.css'

/** How many of the benefits a home names. */
const shown = 4

/** What the membership offers at the member's level; to who is none yet, what it would whatever the level. */
export function OffersPanel() {
  const { t } = useLingui()
  const isPerson = useRole() === 'memberPersonal'
  const query = useQuery(benefitsQueryOptions(isPerson ? 'PERSON' : 'UNIT'))
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { data: benefits, error } = query
  const offers = benefits?.filter((one) => isOfLevel(one, member?.memberLevel ?? null)).slice(0, shown)
  return (
    <Panel
      title={member?.membershipStatus === 'APPLYING' ? t`入会后可以享受` : t`会员权益`}
      action={
        <MoreLink asChild>
          {isPerson ? (
            <Link to="/memberBenefits">{t`全部权益`}</Link>
          ) : (
            <Link to="/2408" search={{ view: 'benefits' }}>{t`全部权益`}</Link>
          )}
        </MoreLink>
      }
    >
      {!offers && error && <LoadFailure query={query} title={t`会员权益没有加载成功`} />}
      {!offers && !error && <SkeletonText lines={6} />}
      {offers && (
        <ul className={styles.offers}>
          <Each items={offers}>
            {({ title, summary, link }) => (
              <li lang="zh-CN">
                <span className={styles.offer}>
                  {link === null ? title : <StoredLink href={link}>{title}</StoredLink>}
                </span>
                <p className={styles.offerText}>{summary}</p>
              </li>
            )}
          </Each>
        </ul>
      )}
    </Panel>
  )
}
