import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskMember } from '@portal/api-contract'
import { Button, Dialog, Field, NativeSelect, Notice, Text, Textarea } from '@portal/ui/chakra'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { notify } from '../../../../lib/browser/notify.ts'
import { required, text } from '../../../../lib/forms/fields/rules.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { useChangeLevel } from '../mutations.ts'
import styles from '../records.module.css'

const schema = v.object({
  memberLevel: required(msg`请选择新的等级。`),
  reason: text(2, 200, msg`请填写 2 至 200 个字的调整依据。`),
})

/** Changes a member's level by a decision of the association. */
export default function LevelDialog({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { mutateAsync } = useChangeLevel(member.id)
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { memberLevel: '', reason: '' } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ ...values, lastModifiedDate: member.lastModifiedDate })
      notify({ kind: 'success', title: t`等级已调整`, description: t`证书已换发，会员已收到通知。` })
      onClose()
    } catch (error) {
      showFailure(error, form, { 'error.levelSame': 'memberLevel' })
    }
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`调整等级`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={id} busy={isSubmitting}>{t`调整等级`}</Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <Text>{t`调整后原证书作废并换发新证书；已生成的会费不变。`}</Text>
        {errors.root?.message && (
          <Notice tone="danger" live="alert">
            {errors.root.message}
          </Notice>
        )}
        <Field label={t`新的等级`} error={errors.memberLevel?.message} required>
          <NativeSelect {...form.register('memberLevel')}>
            <option value="">{t`请选择`}</option>
            {member.levels
              .filter((level) => level !== member.memberLevel)
              .map((level) => (
                <option key={level} value={level}>
                  {memberWord(i18n, level)}
                </option>
              ))}
          </NativeSelect>
        </Field>
        <Field
          label={t`调整依据`}
          hint={t`会员和操作日志里都能看到。`}
          error={errors.reason?.message}
          required
        >
          <Textarea {...form.register('reason')} rows={3} maxLength={200} />
        </Field>
      </form>
    </Dialog>
  )
}
