import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseProgress } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { swapLink } from '../../../../lib/education/course-links.ts'
import { personLinks } from '../../../../lib/membership/member-links.ts'
import styles from './course-page.module.css'

/** Until when a course that was paid for can be swapped or given back, with the way to either; that it is being given back; nothing once it can be neither. */
export function GiveBack({ progress }: { progress: CourseProgress }) {
  const { t } = useLingui()
  const { courseId, orderId, refund, swap } = progress
  if (refund?.refusal === 'REFUND_PENDING' && orderId !== null) {
    return (
      <p className={styles.giveBack}>
        <span>{t`退款审核中`}</span>
        <TextLink asChild>
          <Link {...personLinks.order(orderId)}>{t`查看订单`}</Link>
        </TextLink>
      </p>
    )
  }
  const isSwappable = swap !== null && swap.refusal === null
  const isRefundable = refund !== null && refund.refusal === null && orderId !== null
  if (!isSwappable && !isRefundable) return null
  const time = formatDateTime((isSwappable ? swap : refund)?.until ?? '')
  return (
    <p className={styles.giveBack}>
      <span>
        <Trans>{time} 前，学习进度不超过 10%：</Trans>
      </span>
      {isSwappable && (
        <TextLink asChild>
          <Link {...swapLink(courseId)}>{t`更换课程`}</Link>
        </TextLink>
      )}
      {isRefundable && (
        <TextLink asChild>
          <Link {...personLinks.order(orderId)}>{t`申请退款`}</Link>
        </TextLink>
      )}
    </p>
  )
}
