import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { DeskUser } from '@portal/api-contract'
import { Button, Dialog, Field, Input, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { notify } from '../../../../lib/browser/notify.ts'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { PasswordField } from '../../../../lib/chakra/password/password-field.tsx'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useSaveUser } from '../mutations.ts'
import { fetchUser, rolesQueryOptions } from '../queries.ts'
import styles from '../system.module.css'
import { useConflict } from '../use-conflict.ts'
import { RoleChoice } from './role-choice.tsx'
import { newUserSchema, type UserOutput, type UserValues, userSchema } from './user-schema.ts'

interface UserDialogProps {
  /** Whose account is changed; a new one is made without. */
  user: DeskUser | undefined
  onClose: () => void
}

const startOf = (user: DeskUser | undefined): UserValues => ({
  username: user?.username ?? '',
  password: '',
  name: user?.name ?? '',
  phone: user?.phone ?? '',
  email: user?.email ?? '',
  roleIds: (user?.roleIds ?? []).map(String),
  isDisabled: user?.isDisabled === 1,
})

/** The call's body: with the version that was changed, so that nobody else's change is lost. */
const bodyOf = (
  { roleIds, isDisabled, username, password, ...rest }: UserOutput,
  user: DeskUser | undefined,
) => {
  const shared = { ...rest, roleIds: roleIds.map(Number) }
  return user
    ? { ...shared, id: user.id, version: user.version, isDisabled: isDisabled ? (1 as const) : (0 as const) }
    : { ...shared, username, password }
}

/** Makes an account or changes one. */
export default function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const { mutateAsync } = useSaveUser()
  const staffId = useStaffId()
  const { isActive } = useTab()
  const { known, newer, look, settle } = useConflict(user, fetchUser)
  const schema = valibotResolver(user ? userSchema : newUserSchema) as unknown as Resolver<
    UserValues,
    unknown,
    UserOutput
  >
  const form = useForm<UserValues, unknown, UserOutput>({ resolver: schema, defaultValues: startOf(user) })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(bodyOf(values, known))
      notify({ kind: 'success', title: t`已保存 ${values.name} 的账号` })
      onClose()
    } catch (error) {
      if (!(await look(error))) showFailure(error, form, { 'error.usernameTaken': 'username' })
    }
  })
  return (
    <Dialog
      // What is typed stays while another tab is looked at.
      isOpen={isActive}
      onClose={onClose}
      title={user ? t`编辑用户` : t`新建用户`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={id} busy={isSubmitting} disabled={newer !== undefined}>
            {t`保存`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {errors.root?.message && (
          <Notice tone="danger" live="alert">
            {errors.root.message}
          </Notice>
        )}
        {newer && (
          <NewerNotice
            title={t`这个账号刚被他人修改`}
            onTake={() => {
              form.reset(startOf(newer))
              settle()
            }}
            onKeep={settle}
          >
            <NewerUser there={startOf(newer)} here={form.getValues()} />
          </NewerNotice>
        )}
        {!user && (
          <>
            <Field label={t`登录账号`} error={errors.username?.message} required>
              <Input {...form.register('username')} autoComplete="off" />
            </Field>
            <PasswordField
              label={t`初始密码`}
              hint={t`6 至 64 个字符，请当面或电话告知本人。`}
              input={form.register('password')}
              error={errors.password?.message}
              isNew
            />
          </>
        )}
        <Field label={t`姓名`} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label={t`手机号码`} error={errors.phone?.message}>
          <Input {...form.register('phone')} inputMode="tel" autoComplete="off" />
        </Field>
        <Field label={t`电子邮箱`} error={errors.email?.message}>
          <Input {...form.register('email')} inputMode="email" autoComplete="off" />
        </Field>
        <RoleChoice form={form} canDisable={user !== undefined} isOwn={user?.id === staffId} />
      </form>
    </Dialog>
  )
}

/** In what an account that somebody else has saved differs from what is typed. */
function NewerUser({ there, here }: { there: UserValues; here: UserValues }) {
  const { t } = useLingui()
  const { data: roles = [] } = useQuery(rolesQueryOptions)
  const rolesOf = ({ roleIds }: UserValues) =>
    roles
      .filter(({ id }) => roleIds.includes(String(id)))
      .map(({ name }) => name)
      .join('、')
  const stateOf = ({ isDisabled }: UserValues) => (isDisabled ? t`已停用` : t`可登录`)
  return (
    <Compared
      fields={[
        { id: 'name', label: t`姓名`, there: there.name, here: here.name },
        { id: 'phone', label: t`手机号码`, there: there.phone, here: here.phone },
        { id: 'email', label: t`电子邮箱`, there: there.email, here: here.email },
        { id: 'roleIds', label: t`角色`, there: rolesOf(there), here: rolesOf(here) },
        { id: 'isDisabled', label: t`状态`, there: stateOf(there), here: stateOf(here) },
      ]}
    />
  )
}
