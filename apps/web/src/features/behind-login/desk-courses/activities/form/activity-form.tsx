import { useLingui } from '@lingui/react/macro'
import type { DeskActivity } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import { useNavigate } from '@tanstack/react-router'
import { useFormState } from 'react-hook-form'
import { notify } from '../../../../../lib/browser/notify.ts'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { NewerRecord, RestoredDraft } from '../../../../../lib/chakra/desk/record-form/record-notices.tsx'
import { useRecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useUnsavedWork } from '../../../../../lib/chakra/desk/tab.ts'
import { useOnce } from '../../../../../lib/forms/use-once.ts'
import { useSaveActivity } from '../mutations.ts'
import { fetchActivity } from '../queries.ts'
import { isPlanned } from '../states.ts'
import { useActivityActions } from '../use-activity-actions.tsx'
import { PlanFields, TextFields } from './activity-fields.tsx'
import { type ActivityValues, activitySchema, toBody, valuesOf } from './activity-values.ts'
import { FormActions } from './form-actions.tsx'

interface ActivityFormProps {
  /** Undefined for a new one. */
  activity: DeskActivity | undefined
  /** A new activity has got its id. */
  onSaved: (activity: DeskActivity) => void
}

/** An activity that is written or changed. */
export default function ActivityForm({ activity, onSaved }: ActivityFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useSaveActivity()
  const { form, draft, isUnsaved, save, newer, takeNewer, keepOwn, follow } = useRecordForm(
    {
      ...{ name: 'activity', valuesOf, toBody, schema: activitySchema, renamed: {} },
      lasting: (values: ActivityValues) => values,
      ...{ save: mutateAsync, read: fetchActivity, changedCode: 'error.activityChanged' },
    },
    activity,
  )
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { question, ...actions } = useActivityActions()
  const once = useOnce()
  useUnsavedWork(isUnsaved)
  const time = newer && formatDateTime(newer.lastModifiedDate)
  const isOpen = !activity || isPlanned(activity.state)
  const saveNow = async () => {
    const kept = await save()
    if (!kept) return
    const isDraft = kept.state === 'DRAFT'
    notify({
      kind: 'success',
      title: isDraft ? t`草稿已保存` : t`修改已保存，网站上已是新内容`,
      description: kept.title,
    })
    onSaved(kept)
  }
  const publish = async () => {
    const kept = activity && !isUnsaved ? activity : await save()
    if (!kept) return
    onSaved(kept)
    const done = await actions.publish(kept)
    if (done) follow(done.answer.version)
  }
  const change = async (act: typeof actions.withdraw) => {
    const done = activity && (await act(activity))
    if (done) follow(done.answer.version)
  }
  const remove = async () => {
    if (!activity || !(await actions.remove(activity))) return
    await navigate({ to: '/form/activity', replace: true })
    await navigate({ to: '/list/activities' })
  }
  return (
    <form
      noValidate
      aria-label={t`活动编辑`}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void once(saveNow)
      }}
    >
      {draft.restoredFrom && !newer && (
        <RestoredDraft restoredFrom={draft.restoredFrom} onDrop={draft.startAnew} />
      )}
      {newer && (
        <NewerRecord title={t`这项活动已于 ${time} 被他人修改`} onTake={takeNewer} onKeep={keepOwn}>
          <b>{newer.title}</b> {formatDateTime(newer.startTime)} {newer.address}
        </NewerRecord>
      )}
      <FormActions
        activity={activity}
        isBusy={isSubmitting}
        isHeld={newer !== undefined || !isOpen}
        onPublish={() => void once(publish)}
        onWithdraw={() => void once(() => change(actions.withdraw))}
        onCancel={() => void once(() => change(actions.cancel))}
        onRemove={() => void once(remove)}
      />
      {!isOpen && <Notice title={t`活动已开始、结束或取消，不能再修改。`} />}
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={styles.form}>
        <TextFields form={form} />
        <div className={styles.side}>
          <PlanFields
            form={form}
            isFeeFixed={activity !== undefined && activity.state !== 'DRAFT' && activity.signedCount > 0}
          />
        </div>
      </div>
      {question}
    </form>
  )
}
