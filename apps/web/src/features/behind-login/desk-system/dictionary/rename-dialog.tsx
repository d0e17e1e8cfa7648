import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { Button, Dialog, Field, Input, Notice } from '@portal/ui/chakra'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { notify } from '../../../../lib/browser/notify.ts'
import { text } from '../../../../lib/forms/fields/rules.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import styles from '../system.module.css'
import { useChangeEntry } from './mutations.ts'

const schema = v.object({ dictName: text(2, 20, msg`请填写 2 至 20 个字的名称。`) })

/** Gives an entry of the navigation another name. */
export default function RenameDialog({ entry, onClose }: { entry: Dictionary; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const { id, isNavigation } = entry
  const { mutateAsync } = useChangeEntry()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { dictName: entry.dictName } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ dictName }) => {
    try {
      await mutateAsync({ id, dictName, isNavigation })
      notify({ kind: 'success', title: t`已改名为“${dictName}”` })
      onClose()
    } catch (error) {
      showFailure(error, form)
    }
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`改名 ${entry.dictName}`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={formId} busy={isSubmitting}>{t`保存`}</Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {errors.root?.message && (
          <Notice tone="danger" live="alert">
            {errors.root.message}
          </Notice>
        )}
        <Field label={t`导航中的名称`} error={errors.dictName?.message} required>
          <Input {...form.register('dictName')} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
