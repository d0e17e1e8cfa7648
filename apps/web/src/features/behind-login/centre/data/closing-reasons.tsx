import { useLingui } from '@lingui/react/macro'
import type { AccountClosing } from '@portal/api-contract'
import { Notice, Link as TextLink } from '@portal/ui/chakra'
import { Link, type LinkProps } from '@tanstack/react-router'
import { words } from '../../../../lib/api/errors.ts'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { useRole } from '../../../../lib/session/session.ts'
import styles from '../centre.module.css'

type Reason = AccountClosing['reasons'][number]

/** Where each is settled, if there is such a place. */
function usePlaces(): Partial<Record<Reason, LinkProps>> {
  const { orders, fees } = useMemberLinks()
  const isPerson = useRole() === 'memberPersonal'
  const membership: LinkProps = { to: isPerson ? '/personMemberManage' : '/memberManagement' }
  return {
    'error.ordersOpen': orders,
    'error.feesOwed': fees,
    'error.activitiesPaid': isPerson
      ? { to: '/personalCenter/$flag', params: { flag: 'activities' } }
      : { to: '/unitData', search: { part: 'activities' } },
    'error.applicationInReview': membership,
    'error.stillInUnit': membership,
    'error.stillHasPeople': { to: '/memberManagement', search: { part: 'people' } },
  }
}

/** What stands against closing the account, each with the way to settle it. */
export function ClosingReasons({ reasons }: { reasons: Reason[] }) {
  const { t, i18n } = useLingui()
  const places = usePlaces()
  return (
    <Notice tone="warning" title={t`现在还不能注销`}>
      <ul className={styles.list}>
        {reasons.map((reason) => {
          const place = places[reason]
          return (
            <li key={reason}>
              {i18n._(wordOf(words, reason))}{' '}
              {place && (
                <TextLink asChild>
                  <Link {...place}>{t`前往办理`}</Link>
                </TextLink>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
