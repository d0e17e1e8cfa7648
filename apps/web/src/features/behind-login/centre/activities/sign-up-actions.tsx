import { useLingui } from '@lingui/react/macro'
import type { ActivitySignUp } from '@portal/api-contract'
import { Button, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import styles from '../centre.module.css'
import { useCancelSignUp } from '../mutations.ts'
import { isCancellable, refundableOrder, signUpState } from './sign-up-states.ts'

/** What can be done with a sign-up now: paying, taking it back, asking back what was paid. */
export function SignUpActions({ signUp }: { signUp: ActivitySignUp }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { activityTitle, orderId } = signUp
  const refundable = refundableOrder(signUp)
  const of = (
    <VisuallyHidden>
      <span lang="zh-CN">{activityTitle}</span>
    </VisuallyHidden>
  )
  return (
    <span className={styles.actions}>
      {signUpState(signUp) === 'DUE' && orderId !== null && (
        <Button asChild size="sm">
          <Link {...links.resume(orderId)}>
            {t`去支付`} {of}
          </Link>
        </Button>
      )}
      {refundable !== undefined && (
        <Button asChild size="sm" variant="outline">
          <Link {...links.order(refundable)}>
            {t`申请退款`} {of}
          </Link>
        </Button>
      )}
      {isCancellable(signUp) && <CancelSignUp signUp={signUp} />}
    </span>
  )
}

function CancelSignUp({ signUp: { activityId, activityTitle } }: { signUp: ActivitySignUp }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useCancelSignUp()
  const cancel = async () => {
    const isMeant = await confirm({
      title: t`取消报名？`,
      children: t`“${activityTitle}”的名额会立即让出，未支付的报名费订单一并关闭。`,
      confirmLabel: t`取消报名`,
      cancelLabel: t`保留报名`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(activityId)
      notify({ kind: 'success', title: t`已取消报名` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有取消报名`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button size="sm" variant="outline" busy={isPending} onClick={() => void cancel()}>
        {t`取消报名`}
        <VisuallyHidden>
          <span lang="zh-CN">{activityTitle}</span>
        </VisuallyHidden>
      </Button>
      {dialog}
    </>
  )
}
