import { useLingui } from '@lingui/react/macro'
import type { OwnerType } from '@portal/api-contract'
import { MoreLink, Panel, SkeletonText } from '@portal/ui/chakra'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { useRole } from '../../../lib/session/session.ts'
import { Each } from '../../../lib/states/each.tsx'
import styles from './member-home.module.css'

const shown = 4

/** The first of what membership gives a unit or a person. */
const offersQueryOptions = (audience: OwnerType) =>
  queryOptions({
    queryKey: ['benefits', 'first', audience],
    queryFn: async ({ signal }) => {
      const query = { 'audience.in': [audience, 'ALL'], size: shown }
      return (await unwrapList(api.GET('/api/public/member-benefits', { params: { query }, signal }))).items
    },
    staleTime: 5 * 60_000,
  })

/** What the membership offers; to who is none yet, what it would. */
export function OffersPanel() {
  const { t } = useLingui()
  const isPerson = useRole() === 'memberPersonal'
  const query = useQuery(offersQueryOptions(isPerson ? 'PERSON' : 'UNIT'))
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { data: offers, error } = query
  return (
    <Panel
      title={member?.membershipStatus === 'APPLYING' ? t`入会后可以享受` : t`会员权益`}
      action={
        isPerson && (
          <MoreLink asChild>
            <Link to="/memberBenefits">{t`全部权益`}</Link>
          </MoreLink>
        )
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
