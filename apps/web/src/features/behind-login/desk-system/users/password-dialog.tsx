import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { DeskUser } from '@portal/api-contract'
import { Button, Dialog, Notice, Text } from '@portal/ui/chakra'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { notify } from '../../../../lib/browser/notify.ts'
import { PasswordField } from '../../../../lib/chakra/password/password-field.tsx'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useResetPassword } from '../mutations.ts'
import styles from '../system.module.css'
import { passwordSchema } from './user-schema.ts'

/** Gives somebody a new password, which ends the logins that are open. */
export default function PasswordDialog({ user, onClose }: { user: DeskUser; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const { name } = user
  const { mutateAsync } = useResetPassword()
  const form = useForm({ resolver: valibotResolver(passwordSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ id: user.id, password })
      notify({ kind: 'success', title: t`已重置 ${name} 的密码` })
      onClose()
    } catch (error) {
      showFailure(error, form)
    }
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`重置 ${name} 的密码`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={id} busy={isSubmitting}>{t`重置密码`}</Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <Text>{t`重置后，对方在所有设备上的登录都会退出。`}</Text>
        {errors.root?.message && (
          <Notice tone="danger" live="alert">
            {errors.root.message}
          </Notice>
        )}
        <PasswordField
          label={t`新密码`}
          hint={t`6 至 64 个字符，请当面或电话告知本人。`}
          input={form.register('password')}
          error={errors.password?.message}
          isNew
        />
      </form>
    </Dialog>
  )
}
