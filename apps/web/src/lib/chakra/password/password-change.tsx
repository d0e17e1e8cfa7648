import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui/chakra'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { isUnanswered } from '../../api/unanswered.ts'
import { notify } from '../../browser/notify.ts'
import { say } from '../../forms/fields/rules.ts'
import { showFailure } from '../../forms/fields/show-failure.ts'
import { encryptPassword } from '../../forms/password/encrypt-password.ts'
import { areAlike, newPasswordRules, unlike } from '../../forms/password/new-password.ts'
import styles from './password-change.module.css'
import { PasswordField } from './password-field.tsx'

const schema = v.pipe(
  v.object({
    oldPassword: v.pipe(v.string(), v.nonEmpty(say(msg`请输入现有密码。`))),
    ...newPasswordRules,
  }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], areAlike, unlike), ['passwordAgain']),
)

const empty: v.InferInput<typeof schema> = { oldPassword: '', password: '', passwordAgain: '' }

const fieldOfRefusal = { 'error.badPassword': 'oldPassword', 'error.passwordSame': 'password' }

interface PasswordChangeProps {
  /** Has the backend do it; both are encrypted. */
  change: (passwords: { oldPassword: string; password: string }) => Promise<unknown>
}

/** Whether a password holds already, since a request had it set whose answer did not come: it is the same as itself, then. */
async function holds(change: PasswordChangeProps['change'], password: string): Promise<boolean> {
  try {
    await change({ oldPassword: encryptPassword(password), password: encryptPassword(password) })
    return true
  } catch (error) {
    return error instanceof ApiError && error.code === 'error.passwordSame'
  }
}

/** Another password, by the one that holds. */
export function PasswordChangeForm({ change }: PasswordChangeProps) {
  const { t } = useLingui()
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: empty,
    // Otherwise a rule over two fields would be reported only once all other fields are right.
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const wasUnanswered = useRef(false)
  const finish = () => {
    wasUnanswered.current = false
    form.reset()
    notify({
      kind: 'success',
      title: t`新密码已生效`,
      description: t`其他设备上的登录已全部退出，这里保持登录。`,
    })
  }
  const submit = form.handleSubmit(async ({ oldPassword, password }) => {
    try {
      await change({
        oldPassword: encryptPassword(oldPassword),
        password: encryptPassword(password),
      })
      finish()
    } catch (error) {
      wasUnanswered.current ||= isUnanswered(error)
      if (wasUnanswered.current && (await holds(change, password))) finish()
      else showFailure(error, form, fieldOfRefusal)
    }
  })
  // What is wrong with the second may be mended in the first.
  const recheck = () => {
    if (form.getFieldState('passwordAgain').isTouched) void form.trigger('passwordAgain')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.narrow}>
      <p className={styles.lead}>{t`修改后，其他设备上的登录会立即退出，这里保持登录。`}</p>
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`密码没有修改`}>
          {errors.root.message}
        </Notice>
      )}
      <PasswordField
        label={t`现有密码`}
        input={form.register('oldPassword')}
        error={errors.oldPassword?.message}
      />
      <PasswordField
        label={t`新密码`}
        hint={t`6 至 64 个字符，可以有空格和符号。`}
        input={form.register('password', { onChange: recheck })}
        error={errors.password?.message}
        isNew
      />
      <PasswordField
        label={t`再次输入新密码`}
        input={form.register('passwordAgain')}
        error={errors.passwordAgain?.message}
        isNew
      />
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting}>
          {t`修改密码`}
        </Button>
      </div>
    </form>
  )
}
