import { useLingui } from '@lingui/react/macro'
import { Button, Panel } from '@portal/ui/chakra'
import { Link, linkOptions } from '@tanstack/react-router'
import type { Authority } from '../../../../lib/session/authority.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import { seesFees } from '../../../../lib/session/sees-fees.ts'
import styles from '../dashboard.module.css'

/** What is begun most often, as far as the account may. */
export function Shortcuts() {
  const { t } = useLingui()
  const shortcuts: { needs?: Authority; label: string; link: { to: string } }[] = [
    {
      needs: 'desk.applications',
      label: t`超期的申请`,
      link: linkOptions({ to: '/list/applications', search: { view: 'overdue' } }),
    },
    {
      needs: seesFees,
      label: t`催缴会费`,
      link: linkOptions({ to: '/list/fees', search: { status: 'OVERDUE' } }),
    },
    { needs: 'desk.refunds', label: t`登记转账退款`, link: linkOptions({ to: '/form/step-form' }) },
    { needs: 'desk.members', label: t`查找会员`, link: linkOptions({ to: '/list/members' }) },
    { needs: 'desk.news', label: t`写文章`, link: linkOptions({ to: '/form/news' }) },
    { needs: 'desk.courses', label: t`写课程`, link: linkOptions({ to: '/form/course' }) },
    { needs: 'desk.courses', label: t`写活动`, link: linkOptions({ to: '/form/activity' }) },
    { needs: 'desk.users', label: t`新建用户`, link: linkOptions({ to: '/system/user' }) },
    { label: t`界面设置`, link: linkOptions({ to: '/account/settings' }) },
  ]
  return (
    <Panel title={t`快捷入口`}>
      <div className={styles.shortcuts}>
        {shortcuts.map(({ needs, label, link }) => (
          <Authorized key={label} authority={needs}>
            <Button asChild variant="outline" size="sm">
              <Link {...link}>{label}</Link>
            </Button>
          </Authorized>
        ))}
      </div>
    </Panel>
  )
}
