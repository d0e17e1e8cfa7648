import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskPermission, DeskRole, PermissionName } from '@portal/api-contract'
import { Button, Checkbox, Dialog, Field, Fieldset, Input, Notice } from '@portal/ui/chakra'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { notify } from '../../../../lib/browser/notify.ts'
import { groupBy } from '../../../../lib/content/group-by.ts'
import { optional, text } from '../../../../lib/forms/fields/rules.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useGroupNames, usePermissionNames } from '../account/permission-names.ts'
import { useSaveRole } from '../mutations.ts'
import styles from '../system.module.css'

interface RoleDialogProps {
  /** What is changed; a new one is made without. */
  role: DeskRole | undefined
  permissions: readonly DeskPermission[]
  onClose: () => void
}

const schema = v.object({
  name: text(2, 30, msg`请填写 2 至 30 个字的角色名称。`),
  description: optional(200),
  permissions: v.array(v.custom<PermissionName>((value) => typeof value === 'string')),
})

/** Makes a role or changes one: its name, and what it opens. */
export default function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const nameOf = usePermissionNames()
  const groupName = useGroupNames()
  const { mutateAsync } = useSaveRole()
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions ?? [],
    },
  })
  const chosen = useWatch({ control: form.control, name: 'permissions' })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ description = '', ...values }) => {
    try {
      const body = { ...values, description }
      await mutateAsync(role ? { ...body, id: role.id, version: role.version } : body)
      notify({ kind: 'success', title: t`已保存角色“${values.name}”` })
      onClose()
    } catch (error) {
      showFailure(error, form, { 'error.roleNameTaken': 'name' })
    }
  })
  const choose = (name: PermissionName, isOn: boolean) =>
    form.setValue('permissions', isOn ? [...chosen, name] : chosen.filter((other) => other !== name))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={role ? t`编辑角色` : t`新建角色`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={id} busy={isSubmitting}>{t`保存`}</Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {errors.root?.message && (
          <Notice tone="danger" live="alert">
            {errors.root.message}
          </Notice>
        )}
        <Field label={t`角色名称`} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label={t`说明`} error={errors.description?.message}>
          <Input {...form.register('description')} autoComplete="off" />
        </Field>
        {groupBy(permissions, ({ group }) => group).map(({ name: group, items }) => (
          <Fieldset key={group} legend={groupName(group)}>
            <div className={styles.rights}>
              {items.map(({ name, title }) => (
                <Checkbox key={name} checked={chosen.includes(name)} onChange={(isOn) => choose(name, isOn)}>
                  {nameOf(name, title)}
                </Checkbox>
              ))}
            </div>
          </Fieldset>
        ))}
      </form>
    </Dialog>
  )
}
