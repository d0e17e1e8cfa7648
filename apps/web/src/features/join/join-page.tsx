import { useLingui } from '@lingui/react/macro'
import { buttonClass, linkClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { memberHome } from '../../lib/membership/member-home.ts'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { membersPhone } from '../../lib/page/site-info.ts'
import { useRole } from '../../lib/session/session.ts'
import { Fees } from './fees.tsx'
import styles from './join-page.module.css'
import { Schedule } from './schedule.tsx'
import { Ways } from './ways.tsx'

/**
 * The way into the association: who may join, with what, how long it takes and what it costs.
 * @param wanted the page to be opened once there is an account
 */
export function JoinPage({ wanted }: { wanted: string | undefined }) {
  const { t } = useLingui()
  return (
    <Page
      trail={<EntryTrail path="/MemberRegister" name={t`入会申请`} />}
      hasSections
      title={t`入会申请`}
      lead={t`入会自愿，退会自由。先注册账号，再提交入会申请；审核到了哪一步，登录后随时可查。`}
    >
      <Inside />
      <Ways wanted={wanted} />
      <Schedule />
      <Fees />
      <Questions />
    </Page>
  )
}

/** Whoever is logged in has an account already. */
function Inside() {
  const { t } = useLingui()
  const role = useRole()
  if (!role) return null
  return (
    <p className={styles.inside}>
      <span>{t`您已登录，不必再注册；会籍和下一步在会员中心。`}</span>
      <Link to={memberHome[role]} className={buttonClass({ variant: 'outline' })}>
        {t`进入会员中心`}
      </Link>
    </p>
  )
}

function Questions() {
  const { t } = useLingui()
  return (
    <p className={styles.questions}>
      <Icon name="phone" size="1.25em" />
      <span>
        {t`协会从未授权中介代办。拿不准的，请直接问会员部：`}{' '}
        <a href={`tel:${membersPhone}`} className={linkClass}>
          {membersPhone}
        </a>
      </span>
    </p>
  )
}
