import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { CurrentMember, UserRole } from '@portal/api-contract'
import { Field, Input, Notice, Text } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { CaptchaField } from '../../../lib/chakra/fields/captcha-field.tsx'
import { PasswordField } from '../../../lib/chakra/password/password-field.tsx'
import { renewCaptcha } from '../../../lib/forms/fields/show-failure.ts'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { getPresentAccountId } from '../../../lib/session/session.ts'
import { passwordLoginSchema, unitLoginSchema } from '../login/form/login-schemas.ts'
import { useLoginForm } from '../login/form/use-login-form.ts'
import styles from './reauthentication.module.css'
import { type AccountName, type ReauthenticationValues, useReauthentication } from './use-reauthentication.ts'

interface ReauthenticationFormProps {
  id: string
  role: UserRole | null
  /** The account's login name, which is then not asked for. */
  username?: string | undefined
  /** A lesson was playing: it is told how that goes on. */
  isLesson?: boolean
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

const resolvers = {
  username: valibotResolver(unitLoginSchema),
  phone: valibotResolver(passwordLoginSchema),
}

/** The password of the account that is at the page. A person's phone is known; a unit writes its name once more, and the staff where it is not known. */
export function ReauthenticationForm({
  id,
  role,
  username,
  isLesson,
  onBusy,
  onDone,
}: ReauthenticationFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const member = queryClient.getQueryData<CurrentMember>(currentMemberQueryOptions.queryKey)
  const [account] = useState(getPresentAccountId)
  const name: AccountName = role === 'memberPersonal' ? 'phone' : 'username'
  const { mutateAsync: reauthenticate } = useReauthentication(name, account)
  const { captcha, form, errors, isSubmitting, submit } = useLoginForm<ReauthenticationValues, boolean>({
    // Each looks at its own fields alone.
    resolver: resolvers[name] as unknown as Resolver<ReauthenticationValues>,
    defaultValues: { username: username ?? '', phone: member?.phone ?? '', password: '', captchaCode: '' },
    login: reauthenticate,
    onLoggedIn: finish,
  })
  function finish(isOwn: boolean) {
    if (isOwn) return onDone()
    renewCaptcha(captcha, form)
    form.setError(name, { message: t`这是另一个账号，当前页面不属于它。` }, { shouldFocus: true })
  }
  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy])
  return (
    <form id={id} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Text>
        {isLesson
          ? t`已观看的部分还在。登录后请点“播放”继续学习。`
          : t`您填写的内容还在。登录后请再操作一次刚才没有完成的步骤。`}
      </Text>
      {errors.root?.message && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      {username === undefined && (
        <Field
          label={name === 'phone' ? t`手机号码` : t`登录账号或统一社会信用代码`}
          error={errors[name]?.message}
          required
        >
          <Input {...form.register(name)} autoComplete="username" maxLength={64} />
        </Field>
      )}
      <PasswordField label={t`密码`} input={form.register('password')} error={errors.password?.message} />
      <CaptchaField
        captcha={captcha}
        input={form.register('captchaCode')}
        error={errors.captchaCode?.message}
        onEnter={() => void submit()}
      />
    </form>
  )
}
