import { valibotResolver } from '@hookform/resolvers/valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError, type DeskMember } from '@portal/api-contract'
import { Button, Dialog, Field, NativeSelect, Notice, Text, Textarea } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { notify } from '../../../../lib/browser/notify.ts'
import { conflictText } from '../../../../lib/chakra/desk/conflict-text.ts'
import { required, text } from '../../../../lib/forms/fields/rules.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { useChangeLevel } from '../mutations.ts'
import { memberQueryOptions } from '../queries.ts'
import styles from '../records.module.css'

const schema = v.object({
  memberLevel: required(msg`请选择新的等级。`),
  reason: text(2, 200, msg`请填写 2 至 200 个字的调整依据。`),
})

/** The refusals of a change of what was changed since it was read. */
const staleCodes: readonly string[] = ['error.decidedBefore', 'error.concurrencyFailure']

/** Changes a member's level by a decision of the association. */
export default function LevelDialog({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const queryClient = useQueryClient()
  const [read, setRead] = useState(member)
  const { mutateAsync } = useChangeLevel(member.id)
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { memberLevel: '', reason: '' } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ ...values, lastModifiedDate: read.lastModifiedDate })
      notify({ kind: 'success', title: t`等级已调整`, description: t`证书已换发，会员已收到通知。` })
      onClose()
    } catch (error) {
      showFailure(error, form, { 'error.levelSame': 'memberLevel' })
      if (!(error instanceof ApiError && staleCodes.includes(error.code))) return
      form.setError('root', { message: conflictText(error) })
      // The member has been read anew by now; the next try is on what the dialog then says.
      const latest = queryClient.getQueryData(memberQueryOptions(member.id).queryKey) ?? read
      setRead(latest)
      if (latest.memberLevel === values.memberLevel) form.setValue('memberLevel', '')
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
        <Field
          label={t`新的等级`}
          hint={read.memberLevel && t`现为${memberWord(i18n, read.memberLevel)}。`}
          error={errors.memberLevel?.message}
          required
        >
          <NativeSelect {...form.register('memberLevel')}>
            <option value="">{t`请选择`}</option>
            {read.levels
              .filter((level) => level !== read.memberLevel)
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
