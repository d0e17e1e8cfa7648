import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskPermission, DeskRole, PermissionName } from '@portal/api-contract'
import { Button, Checkbox, Dialog, Field, Fieldset, Input, Notice } from '@portal/ui/chakra'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { notify } from '../../../../lib/browser/notify.ts'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { groupBy } from '../../../../lib/content/group-by.ts'
import { optional, text } from '../../../../lib/forms/fields/rules.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useGroupNames, usePermissionNames } from '../account/permission-names.ts'
import { useSaveRole } from '../mutations.ts'
import { fetchRole } from '../queries.ts'
import styles from '../system.module.css'
import { useConflict } from '../use-conflict.ts'

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

const startOf = (role: DeskRole | undefined) => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  permissions: role?.permissions ?? [],
})

/** Makes a role or changes one: its name, and what it opens. */
export default function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const nameOf = usePermissionNames()
  const groupName = useGroupNames()
  const { mutateAsync } = useSaveRole()
  const { known, newer, look, settle } = useConflict(role, fetchRole)
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: startOf(role),
  })
  const chosen = useWatch({ control: form.control, name: 'permissions' })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ description = '', ...values }) => {
    try {
      const body = { ...values, description }
      await mutateAsync(known ? { ...body, id: known.id, version: known.version } : body)
      notify({ kind: 'success', title: t`已保存角色“${values.name}”` })
      onClose()
    } catch (error) {
      if (!(await look(error))) showFailure(error, form, { 'error.roleNameTaken': 'name' })
    }
  })
  const wordsOf = (names: readonly PermissionName[]) =>
    permissions
      .filter(({ name }) => names.includes(name))
      .map(({ name, title }) => nameOf(name, title))
      .join('、')
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
            title={t`这个角色刚被他人修改`}
            onTake={() => {
              form.reset(startOf(newer))
              settle()
            }}
            onKeep={settle}
          >
            <NewerRole there={startOf(newer)} here={form.getValues()} wordsOf={wordsOf} />
          </NewerNotice>
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

interface NewerRoleProps {
  there: ReturnType<typeof startOf>
  here: ReturnType<typeof startOf>
  wordsOf: (names: readonly PermissionName[]) => string
}

/** In what a role that somebody else has saved differs from what is typed. */
function NewerRole({ there, here, wordsOf }: NewerRoleProps) {
  const { t } = useLingui()
  return (
    <Compared
      fields={[
        { id: 'name', label: t`角色名称`, there: there.name, here: here.name },
        { id: 'description', label: t`说明`, there: there.description, here: here.description },
        {
          id: 'permissions',
          label: t`权限`,
          there: wordsOf(there.permissions),
          here: wordsOf(here.permissions),
        },
      ]}
    />
  )
}
