import { useLingui } from '@lingui/react/macro'
import type { DeskActivity } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { StateBadge } from '../../../../../lib/chakra/state-badge.tsx'
import { activityStateWords, hasSignUps } from '../states.ts'

interface FormActionsProps {
  activity: DeskActivity | undefined
  isBusy: boolean
  /** Nothing can be saved. */
  isHeld: boolean
  onPublish: () => void
  onWithdraw: () => void
  onCancel: () => void
  onRemove: () => void
}

/** In which state the activity is, and what can be done with it. */
export function FormActions({ activity, isBusy, isHeld, ...on }: FormActionsProps) {
  const { t } = useLingui()
  const isDraft = !activity || activity.state === 'DRAFT'
  const isOnSite = activity?.state === 'UPCOMING' || activity?.state === 'SIGNUP'
  return (
    <div className={styles.buttons}>
      {activity && <StateBadge states={activityStateWords} value={activity.state} />}
      {isDraft && (
        <Button size="sm" busy={isBusy} disabled={isHeld} onClick={on.onPublish}>
          {t({ message: '发布', context: 'button' })}
        </Button>
      )}
      {(isDraft || isOnSite) && (
        <Button
          type="submit"
          size="sm"
          {...(isDraft && { variant: 'outline' as const })}
          busy={isBusy}
          disabled={isHeld}
        >
          {isDraft ? t`保存草稿` : t`保存修改`}
        </Button>
      )}
      {activity && !isDraft && (
        <Button asChild size="sm" variant="outline">
          <Link to="/list/activities" search={{ activity: activity.id }}>{t`报名名单`}</Link>
        </Button>
      )}
      {isOnSite && !hasSignUps(activity) && (
        <Button size="sm" variant="outline" disabled={isHeld} onClick={on.onWithdraw}>
          {t({ message: '撤回', context: 'button' })}
        </Button>
      )}
      {isOnSite && (
        <Button size="sm" variant="outline" disabled={isHeld} onClick={on.onCancel}>{t`取消活动`}</Button>
      )}
      {activity && isDraft && <Button size="sm" variant="ghost" onClick={on.onRemove}>{t`删除草稿`}</Button>}
    </div>
  )
}
