import { useLingui } from '@lingui/react/macro'
import type { ActivityDetail } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button } from '@portal/ui/chakra'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { isFull } from '../../../../lib/content/activity.ts'
import { toFen } from '../../../../lib/content/money.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { useSignUp } from '../mutations.ts'

/** Takes a place in an activity; one that costs something leads on to its payment. */
export function SignUpButton({ activity }: { activity: ActivityDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const links = useMemberLinks()
  const { mutateAsync, isPending } = useSignUp()
  const once = useOnce()
  if (activity.status !== 'SIGNUP' || isFull(activity)) return null
  const signUp = async () => {
    const isStillHere = markPage()
    try {
      const { orderId, payState, payUntil } = await mutateAsync(activity.id)
      const until = payUntil && formatDateTime(payUntil)
      const held = until ? t`名额已保留，请在 ${until} 前支付` : t`名额已保留，请尽快支付`
      notify({ kind: 'success', title: payState === 'DUE' ? held : t`报名成功` })
      if (payState === 'DUE' && orderId !== null && isStillHere())
        await navigate(links.resume(orderId, toFen(activity.fee)))
    } catch (error) {
      notify({ kind: 'error', title: t`没有报名成功`, description: errorText(error) })
    }
  }
  return (
    <Button busy={isPending} onClick={() => void once(signUp)}>
      {activity.fee > 0 ? t`报名并支付` : t({ message: '报名', context: 'button' })}
    </Button>
  )
}
