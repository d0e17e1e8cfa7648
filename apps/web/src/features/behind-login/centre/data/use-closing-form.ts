import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { ApiError, type BoundContacts } from '@portal/api-contract'
import { useConfirm } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { isUnanswered } from '../../../../lib/api/unanswered.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { dropKeptOf } from '../../../../lib/browser/storage/drop-kept-of.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useSentCode } from '../../../../lib/forms/verification/use-sent-code.ts'
import { getPresentAccountId } from '../../../../lib/session/session.ts'
import { useEndSession } from '../../../../lib/session/use-end-session.ts'
import { sendOwnCode } from '../contact/contact-calls.ts'
import { ownCodeRequest } from '../contact/contact-schema.ts'
import { useCloseAccount } from '../mutations.ts'
import { closingQueryOptions } from '../queries.ts'
import { type ClosingProof, type ClosingValues, closingSchema, toClosure } from './closing-schema.ts'

/** Whether the account is gone although no answer said so: its token is good no more. */
async function isClosed(): Promise<boolean> {
  try {
    await unwrap(api.GET('/api/member/current'))
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

function firstProof({ phone, email }: BoundContacts): ClosingProof {
  if (phone !== null) return 'phone'
  return email === null ? 'password' : 'mail'
}

/** Closes the account after a last question; then the session is over here, too, and all that this device kept for it is gone. */
export function useClosingForm(contacts: BoundContacts) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutateAsync } = useCloseAccount()
  const endSession = useEndSession()
  const [confirm, dialog] = useConfirm()
  const empty: ClosingValues = {
    proof: firstProof(contacts),
    phoneCode: '',
    mailCode: '',
    password: '',
    confirmation: '',
  }
  const form = useForm<ClosingValues, unknown, unknown>({
    resolver: (values, ...rest) =>
      valibotResolver(closingSchema(values.proof))(values as never, ...(rest as [never, never])) as never,
    defaultValues: empty,
  })
  const proof = useWatch({ control: form.control, name: 'proof' })
  const shared = {
    form,
    captcha: undefined,
    request: ownCodeRequest,
    sentText: (minutes: number, { recipient }: { recipient: string }) =>
      t`验证码已发送到 ${recipient}，${minutes} 分钟内有效。`,
  }
  const phoneCode = useSentCode({ ...shared, codeField: 'phoneCode', sendCode: () => sendOwnCode('phone') })
  const mailCode = useSentCode({ ...shared, codeField: 'mailCode', sendCode: () => sendOwnCode('mail') })
  const leave = async () => {
    const account = getPresentAccountId()
    notify({ kind: 'success', title: t`账号已注销` })
    if (account) await dropKeptOf(account)
    await endSession('/')
  }
  const submit = form.handleSubmit(async () => {
    const isMeant = await confirm({
      title: t`确定注销账号？`,
      children: t`资料会立即删除，不能恢复。`,
      confirmLabel: t`注销账号`,
      cancelLabel: t`保留账号`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(toClosure(form.getValues()))
    } catch (error) {
      if (isUnanswered(error) && (await isClosed())) return leave()
      showFailure(error, form, { 'error.badPassword': 'password' })
      // What stands against it may be new.
      void queryClient.invalidateQueries({ queryKey: closingQueryOptions.queryKey })
      return
    }
    await leave()
  })
  return { form, proof, phoneCode, mailCode, submit, dialog }
}
